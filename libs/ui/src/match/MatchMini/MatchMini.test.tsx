import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyMatches } from '../../stories/storyMatches';
import { MatchMini } from './MatchMini';
import type { MatchTile } from './MatchTile';

const mini = (match: MatchTile) => renderToStaticMarkup(<MatchMini match={match} />);

describe('MatchMini', () => {
  it('leads to the page of the match, and says the whole match', () => {
    expect(mini(storyMatches.final)).toMatch(
      /^<a [^>]*href="\/resultados\/futbol\/partido\/espana-argentina"/,
    );
    expect(mini(storyMatches.final)).toContain('<span class="srOnly">Final: España 1, Argentina 0</span>');
  });

  it('leads nowhere where there is no page, and still says the whole match', () => {
    const html = mini({ ...storyMatches.final, href: null });
    expect(html).not.toContain('<a');
    expect(html).toContain('<span class="srOnly">Final: España 1, Argentina 0</span>');
  });

  it('shows the 0 of a side that has not scored', () => {
    expect(mini(storyMatches.live).match(/>0</g)).toHaveLength(2);
  });

  it('shows no figure for a match without a score', () => {
    expect(mini({ ...storyMatches.suspended, noteText: '' })).not.toMatch(/>\d/);
  });

  it('shows the shoot-out beside the score, and only where there was one', () => {
    expect(mini(storyMatches.shootOut)).toContain('(4)');
    expect(mini(storyMatches.shootOut)).toContain('(3)');
    expect(mini(storyMatches.final)).not.toContain('<small>');
  });
});

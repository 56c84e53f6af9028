import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyMatchBox } from '../../stories/storyMatchBox';
import { storyMatches } from '../../stories/storyMatches';
import type { MatchTile } from '../MatchMini/MatchTile';
import { MatchBox } from './MatchBox';

const box = (match: MatchTile) =>
  renderToStaticMarkup(
    <MatchBox
      {...storyMatchBox}
      match={{
        ...match,
        home: { ...match.home, scorers: '' },
        away: { ...match.away, scorers: '' },
      }}
    />,
  );
const dashes = (html: string) => html.match(/>–</g)?.length ?? 0;

describe('MatchBox', () => {
  it('has no place for goals before the kick-off, and a dash where they are not known afterwards', () => {
    expect(dashes(box(storyMatches.scheduled))).toBe(0);
    expect(dashes(box(storyMatches.suspended))).toBe(2);
  });

  it('shows the 0 of a side that has not scored', () => {
    expect(box(storyMatches.live).match(/>0</g)).toHaveLength(2);
  });

  it('has who won in bold, and nobody while it is not over', () => {
    expect(box(storyMatches.awayWin)).toContain('>Noruega</b>');
    expect(box(storyMatches.awayWin)).not.toContain('>Brasil</b>');
    expect(box(storyMatches.halfTime)).not.toContain('>Inglaterra</b>');
  });

  it('has the shoot-out beside the score', () => {
    expect(box(storyMatches.shootOut)).toMatch(/0<small> \(4\)<\/small>/);
  });
});

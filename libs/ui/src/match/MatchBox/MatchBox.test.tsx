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
  it('has a dash for goals that are not known of a match that has begun, and nothing for others', () => {
    const { live } = storyMatches;
    const unknown = { ...live, home: { ...live.home, goals: null }, away: { ...live.away, goals: null } };
    expect(dashes(box(unknown))).toBe(2);
    expect(dashes(box(storyMatches.scheduled))).toBe(0);
    expect(dashes(box(storyMatches.suspended))).toBe(0);
  });

  it('shows the 0 of a side that has not scored', () => {
    expect(box(storyMatches.live).match(/>0</g)).toHaveLength(2);
  });

  it('says to the style sheet who won, and nobody while it is not over', () => {
    expect(box(storyMatches.awayWin)).toContain('data-winner="away"');
    expect(box(storyMatches.halfTime)).not.toContain('data-winner');
  });

  it('has the shoot-out beside the score', () => {
    expect(box(storyMatches.shootOut)).toMatch(/0<small> \(4\)<\/small>/);
  });
});

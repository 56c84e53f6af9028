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
    expect(html).toContain('Final: España 1, Argentina 0');
  });

  it('names its teams as links where they have pages and it has none', () => {
    const { home, away } = storyMatches.final;
    const html = mini({
      ...{ ...storyMatches.final, href: null },
      ...{ home: { ...home, href: '/equipo/es' }, away: { ...away, href: '/equipo/ar' } },
    });
    expect(html).toMatch(/<a href="\/equipo\/es"[^>]*>España<\/a>/);
    expect(html).toMatch(/<a href="\/equipo\/ar"[^>]*>Argentina<\/a>/);
    // What the sentence says is not heard twice, and what can be reached is not hidden.
    expect(html.replace(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')).not.toMatch(/>\d</);
    expect(html).not.toMatch(/class="[^"]*mini[^"]*"[^>]*aria-hidden/);
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

  it('has the marks of what may change only while it may', () => {
    expect(mini(storyMatches.final)).not.toMatch(/data-(?!winner)/);
    expect(mini(storyMatches.live)).toMatch(/data-match="[^"]+" data-state="live"/);
    expect(mini(storyMatches.scheduled)).toContain('data-part="homeGoals"');
  });

  it('shows a live match as live, and one whose data is old by its age instead', () => {
    expect(mini(storyMatches.live)).toContain('data-state="live"');
    expect(mini(storyMatches.live)).not.toContain('data-stale');
    expect(mini(storyMatches.stale)).toContain('data-stale');
    const words = mini(storyMatches.stale).replace(/<[^>]*>/g, '');
    expect(words).toContain('72’ hace 3 min');
    expect(words).toContain('72’: México 2, Inglaterra 3 (hace 3 min)');
  });

  it('has a place for the reader’s own hour, for eye and ear, only where the hour is given', () => {
    const startsAt = '2026-07-05T20:00:00.000Z';
    const own = `data-reader-time="${startsAt}" hidden=""`;
    expect(mini({ ...storyMatches.scheduled, startsAt }).split(own)).toHaveLength(3);
    expect(mini(storyMatches.scheduled)).not.toContain('data-reader-time');
  });

  it.each([
    ['suspended with its score', storyMatches.suspendedWithScore, ['1', '0']],
    ['suspended before one', storyMatches.suspended, []],
    ['postponed', storyMatches.postponed, []],
    ['cancelled', storyMatches.cancelled, []],
    ['in a state nobody explains', storyMatches.unknown, []],
  ])('says that it is off, and only the score there is: %s', (_, match, goals) => {
    const html = mini({ ...match, noteText: '' });
    expect(html).toContain('data-state="off"');
    expect([...html.matchAll(/>(\d+)</g)].map(([, figure]) => figure)).toEqual(goals);
  });
});

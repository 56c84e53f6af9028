import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyMatches } from '../../stories/storyMatches';
import type { ScoreRow } from './ScoreRow';
import { ScoreRows } from './ScoreRows';

const row = (match: ScoreRow) => renderToStaticMarkup(<ScoreRows matches={[match]} />);

describe('a score row', () => {
  it('leads to the page of the match and says all of it; without a page it says it too', () => {
    const { final } = storyMatches;
    expect(row(final)).toContain(`href="${final.href}"`);
    expect(row(final)).toContain(`${final.label}. ${final.noteText}`);
    expect(row({ ...final, href: null })).not.toContain('<a');
    expect(row({ ...final, href: null })).toContain(final.label);
  });

  it('names its teams as links where they have pages and it has none', () => {
    const { home, away } = storyMatches.final;
    const html = row({
      ...{ ...storyMatches.final, href: null },
      ...{ home: { ...home, href: '/equipo/es' }, away: { ...away, href: '/equipo/ar' } },
    });
    expect(html).toMatch(/<a href="\/equipo\/es"[^>]*>España<\/a>/);
    expect(html).toMatch(/<a href="\/equipo\/ar"[^>]*>Argentina<\/a>/);
    expect(html).not.toMatch(/class="[^"]*match[^"]*"[^>]*aria-hidden/);
    expect(html).toContain(storyMatches.final.label);
  });

  it('has a shoot-out beside the score, and a 0 as a figure', () => {
    expect(row(storyMatches.shootOut)).toContain('0<small> (4)</small>');
    expect(row(storyMatches.live).match(/>0</g)).toHaveLength(2);
  });

  it('has a place for who scores while it is on, and none where it does not tell them', () => {
    const { live } = storyMatches;
    const told = {
      ...live,
      home: { ...live.home, scorers: '' },
      away: { ...live.away, scorers: 'Haaland 79’' },
    };
    expect(row(told)).toContain('<span data-part="homeScorers"></span>');
    expect(row(told)).toContain('<span data-part="awayScorers">Haaland 79’</span>');
    expect(row(live)).not.toContain('Scorers');
  });

  it('can be kept up to date while its match may change, and has no marks afterwards', () => {
    expect(row(storyMatches.live)).toMatch(/<li [^>]*data-match="[^"]+" data-state="live"/);
    expect(row(storyMatches.live)).toContain('data-part="state"');
    expect(row(storyMatches.final)).not.toMatch(/data-(?!winner)/);
  });

  it('is nothing without matches', () => {
    expect(renderToStaticMarkup(<ScoreRows matches={[]} />)).toBe('');
  });
});

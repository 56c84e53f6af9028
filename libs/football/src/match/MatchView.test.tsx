import type { MatchEvent } from '@cancha/stats/match/MatchEvent';
import { sites } from '@cancha/brands/sites';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anAdsRow } from '@cancha/site/testing/anAdsRow';
import { toLiveMatch } from '@cancha/blocks/liveMatches/toLiveMatch';
import { aMatch } from '@cancha/site/testing/aMatch';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { MatchView, type MatchViewProps } from './MatchView';

const man = (id: string, name: string) => ({ id, name, number: 9 });
const events: readonly MatchEvent[] = [
  {
    ...{ kind: 'own', side: 'home', player: man('1', 'Erling Haaland'), playerOff: null },
    ...{ minute: { minute: 12, added: 0 }, score: { home: 1, away: 0 } },
  },
  {
    ...{ kind: 'substitution', side: 'away', player: man('3', 'Ola'), playerOff: man('2', 'Per') },
    ...{ minute: { minute: 90, added: 3 }, score: null },
  },
];
const news = [anArticle('n')];
const now = new Date('2026-07-05T22:00:00Z');

function html(changes: Partial<MatchViewProps> = {}, centre: Partial<MatchViewProps['centre']> = {}): string {
  return renderToStaticMarkup(
    <MatchView
      context={testContext()}
      centre={{
        match: aMatch.finished(),
        events,
        lineUps: null,
        statistics: null,
        asOf: null,
        around: { table: null, home: null, away: null },
        ...centre,
      }}
      minute={null}
      allEvents={events}
      tab="match"
      paths={{ match: '/partido/m', matchNews: '/partido/m/noticias' }}
      news={[]}
      now={now}
      {...changes}
    />,
  );
}
const text = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the page of a match', () => {
  it('has the score as its heading, and what happened from the end, each at its own minute', () => {
    const page = html();
    expect(text(/<h1.*?<\/h1>/.exec(page)?.[0] ?? '')).toContain('Final: Brasil 1, Noruega 2');
    expect(text(page)).toMatch(
      /90\+3’ Ola por Per \(Noruega\).*Medio tiempo.*12’ 1-0 Erling Haaland Autogol/,
    );
    expect(page).toContain('href="/partido/m?minuto=90%2B3"');
    expect(text(page)).toContain('Inicio: dom 5 jul, 14:00 (hora de Costa Rica)');
  });

  it('names players and the competition as links, where the site has their pages', () => {
    const lineUp = {
      ...{ formation: null, lines: [[{ ...man('7', 'Ederson Moraes'), captain: false }]] },
      ...{ bench: [{ ...man('8', 'Bento'), minute: null }], benchComplete: true },
    };
    const lineUps = { home: lineUp, away: null };
    const page = html({}, { lineUps });
    for (const [path, name] of [
      ['jugador/erling-haaland/1', 'Erling Haaland'],
      ['jugador/ola/3', 'Ola'],
      ['jugador/per/2', 'por Per'],
      ['jugador/ederson-moraes/7', 'Ederson Moraes'],
      ['jugador/bento/8', 'Bento'],
      ['competencias/mundial/t', 'Mundial · Octavos de final'],
    ])
      expect(page).toContain(`href="/resultados/futbol/${path}">${name}</a>`);
    expect(html({ context: testContext({ site: sites.pbj }) }, { lineUps })).not.toMatch(
      /href="[^"]*jugador/,
    );
  });

  it('marks in the bar over it which of its pages it is', () => {
    const statistics = { home: { shots: 9 }, away: { shots: 4 } };
    for (const [tab, word] of [
      ['match', 'Estadísticas'],
      ['matchNews', 'Noticias'],
    ] as const)
      expect(html({ tab, news }, { statistics })).toMatch(new RegExp(`aria-current="page">${word}<`));
    expect(html({ news })).toMatch(/href="[^"]*\/brasil-noruega\/m\/noticias">Noticias</);
    expect(html()).not.toMatch(/Noticias</);
  });

  it('promises no statistics where there are none', () => {
    expect(html({ news })).toMatch(/aria-current="page">Partido</);
    expect(html()).not.toContain('Estadísticas');
    expect(text(html())).toContain('No tenemos estadísticas de este partido.');
    expect(html({ tab: 'matchNews' })).not.toMatch(/estadísticas/i);
  });

  it.each([
    ['postponed', 'Aplazado. Estaba previsto para el 27 de agosto de 2025.'],
    ['cancelled', 'Cancelado. Estaba previsto para el 27 de agosto de 2025.'],
    ['suspended', 'Suspendido. Se jugaba el 27 de agosto de 2025.'],
    ['awarded', 'Decidido fuera de la cancha. Estaba previsto para el 27 de agosto de 2025.'],
  ] as const)('of a match that was %s says so, with its year', (reason, sentence) => {
    const match = aMatch.interrupted({ reason, kickOff: new Date('2025-08-27T12:00:00Z') });
    expect(text(html({}, { match, events: [] }))).toContain(sentence);
    expect(text(html({}, { match, events: [] }))).not.toMatch(/Se juega|sin hora/);
  });

  it('of a past fixture without a result says that it is not known', () => {
    const kickOff = new Date('2025-08-27T20:00:00Z');
    for (const isTimeKnown of [true, false]) {
      const page = text(html({}, { match: aMatch.scheduled({ kickOff, isTimeKnown }), events: [] }));
      expect(page).toContain('Estaba previsto para el 27 de agosto de 2025. No tenemos su resultado.');
      expect(page).toContain('Sin resultado');
    }
  });

  it('of a match to come says when it begins, with the year where it is another', () => {
    const soon = aMatch.scheduled({ kickOff: new Date('2026-07-09T20:00:00Z') });
    expect(text(html({}, { match: soon, events: [] }))).toContain('Inicio: jue 9 jul, 14:00');
    const later = aMatch.scheduled({ kickOff: new Date('2027-02-09T20:00:00Z'), isTimeKnown: false });
    expect(text(html({}, { match: later, events: [] }))).toContain(
      'Se juega: 9 de febrero de 2027, sin hora confirmada',
    );
  });

  it('of a match to come tells how the two come and when they met, and has nothing where a score goes', () => {
    const kickOff = new Date('2026-07-09T20:00:00Z');
    const meeting = aMatch.finished({ id: 'before', kickOff: new Date('2025-07-05T20:00:00Z') });
    const known = { matches: [meeting], lastPage: 3, coverage: null };
    const around = { table: null, home: known, away: known };
    const page = html({}, { match: aMatch.scheduled({ kickOff }), events: [], around });

    expect(text(page)).toMatch(/14:00 hora de Costa Rica Faltan 4 días/);
    expect(text(page)).toMatch(/Cómo llegan Brasil perdido P.*Noruega ganado G/);
    expect(text(page)).toMatch(/Últimos cruces.*Final: Brasil 1, Noruega 2.*registrados/);
    expect(text(page)).toContain('Las alineaciones todavía no se conocen.');
    expect(text(/<h1.*?<div data-part="kickOff"/.exec(page)?.[0] ?? '')).not.toContain('–');
    const none = { ...known, matches: [] };
    const first = html(
      {},
      { match: aMatch.scheduled({ kickOff }), events: [], around: { ...around, home: none, away: none } },
    );
    expect(text(first)).toContain('No tenemos registrados partidos anteriores entre Brasil y Noruega.');
  });

  it('that is on has the same dash on the server and after a poll while nobody counts its goals', async () => {
    const match = aMatch.live({ score: null });
    const { parts } = await toLiveMatch(match, testContext());
    expect(parts.score).toContain('–');
    expect(html({}, { match, events: [] })).toContain(`data-part="score">${parts.score}<`);
  });

  it('has no shells for what is not known', () => {
    const page = html({}, { events: [] });
    for (const words of ['Minuto a minuto', 'Alineaciones', 'Noticias del partido'])
      expect(page).not.toContain(words);
  });

  it('gives what is known the whole width where nothing stands beside it', () => {
    const statistics = { home: { corners: 4 }, away: { corners: 2 } };

    expect(html()).not.toContain('data-beside');
    expect(html({}, { statistics })).toContain('data-beside');
  });

  it('that is on says of when it is, and how old once that has to be told', () => {
    const at = (asOf: number) => text(html({}, { match: aMatch.live({ minute: 60 }), asOf }));
    expect(at(now.getTime())).toContain('Datos de las 16:00');
    expect(at(now.getTime())).not.toContain('hace');
    expect(at(now.getTime() - 200_000)).toContain('hace 3 min');
  });

  it('as it was at a minute says so, and leads to what was before and after', () => {
    const page = html({ minute: { minute: 60, added: 0 } }, { match: aMatch.live({ minute: 60 }) });
    expect(text(page)).toContain('Así estaba el partido en el minuto 60’.');
    expect(page).toMatch(/href="\/partido\/m\?minuto=12" rel="prev"/);
    expect(page).toMatch(/href="\/partido\/m\?minuto=90%2B3" rel="next"/);
  });

  it('as it was at a minute is changed by nothing that is told of the match as it is', () => {
    const live = { match: aMatch.live({ minute: 60 }) };
    const marks = /data-match|data-part|data-state/;

    expect(html({}, live)).toMatch(marks);
    expect(html({ minute: { minute: 50, added: 0 } }, live)).not.toMatch(marks);
  });

  it.each([
    ['a day only', aMatch.scheduled({ isTimeKnown: false }), 'Se juega: dom 5 jul, sin hora confirmada'],
    ['suspended', aMatch.interrupted(), 'Suspendido'],
    ['a state nobody explains', aMatch.interrupted({ reason: 'unknown' }), 'Sin datos'],
    [
      'a shoot-out',
      aMatch.finished({ score: { home: 1, away: 1 }, penalties: { home: 4, away: 3 } }),
      'penales 4 a 3',
    ],
  ])('stands with %s', (_, match, words) => {
    expect(text(html({}, { match, events: [] }))).toContain(words);
  });

  it('without news says so on the page of the news', () => {
    expect(text(html({ tab: 'matchNews' }))).toContain('Todavía no hay noticias de este partido.');
  });

  it('has its ads below the score, and none where the brand has none', () => {
    const page = html({ context: testContext({ brandConfig: { ads: anAdsRow } }) });
    const slots = Array.from(page.matchAll(/data-ad-slot="([^"]*)"/g), ([, id]) => id);

    expect(slots).toEqual(['ad-match-top', 'ad-match-top-2', 'ad-match-end']);
    expect(page.indexOf('data-ad-slot')).toBeGreaterThan(page.indexOf('</h1>'));
    expect(html()).not.toContain('data-ad');
  });
});

import { describe, expect, it } from 'vitest';
import type { Match } from '@cancha/stats/match/Match';
import { sites } from '@cancha/brands/sites';
import { periodCode } from '@cancha/stats/match/periodCode';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { toMatchTile } from './toMatchTile';

const context = testContext();
const kickOffDay = new Date('2026-07-05T22:00:00Z');
const dayAfter = new Date('2026-07-07T00:00:00Z');
const tile = (match: Match, now = kickOffDay) => toMatchTile(match, context, now);

describe('a match that was played', () => {
  it('shows its goals, who won, and the day', () => {
    expect(tile(aMatch.finished(), dayAfter)).toMatchObject({
      state: 'final',
      stateText: 'FINAL',
      noteText: '5 jul',
      label: 'Final: Brasil 1, Noruega 2',
      home: { name: 'Brasil', goals: 1, won: false },
      away: { name: 'Noruega', goals: 2, won: true },
    });
  });

  it('counts no goals as 0', () => {
    const { home, away, label } = tile(aMatch.finished({ score: { home: 0, away: 0 } }));

    expect([home.goals, away.goals, home.won, away.won]).toEqual([0, 0, false, false]);
    expect(label).toBe('Final: Brasil 0, Noruega 0');
  });

  it('says the shoot-out beside the score, and who won it', () => {
    const shootOut = aMatch.finished({ score: { home: 1, away: 1 }, penalties: { home: 4, away: 0 } });

    expect(tile(shootOut)).toMatchObject({
      label: 'Final: Brasil 1, Noruega 1; penales 4 a 0',
      home: { goals: 1, penalties: 4, won: true },
      away: { goals: 1, penalties: 0, won: false },
    });
  });

  it('is of today as the site counts days, not as London does', () => {
    const lateEvening = new Date('2026-07-06T05:59:00Z');
    const midnight = new Date('2026-07-06T06:00:00Z');

    expect(tile(aMatch.finished(), lateEvening).noteText).toBe('hoy');
    expect(tile(aMatch.finished(), midnight).noteText).toBe('5 jul');
  });
});

describe('the teams of a match', () => {
  it('mark it, so that followed ones can come first', () => {
    expect(tile(aMatch.finished()).follows).toBe('t-Brasil t-Noruega');
    const undecided = { id: null, name: 'Ganador 97', image: null, code: null };
    expect(tile(aMatch.scheduled({ home: undecided, away: undecided })).follows).toBeUndefined();
  });

  it('have links of their own only where the match has no page', () => {
    const href = '/resultados/futbol/equipo/brasil/Brasil';
    const { football } = context.site.capabilities;
    const withMatches = { capabilities: { ...context.site.capabilities, football, matchPage: true } };
    const without = { capabilities: { ...context.site.capabilities, football, matchPage: false } };
    const of = (site: object) => toMatchTile(aMatch.finished(), testContext({ site }), kickOffDay);

    expect(of(without)).toMatchObject({ href: null, home: { href } });
    expect(of(withMatches).href).not.toBeNull();
    expect(of(withMatches).home.href).toBeUndefined();
  });
});

describe('a match that is on', () => {
  it('shows its minute and where', () => {
    expect(tile(aMatch.live({ minute: 72, period: 'second-half' }))).toMatchObject({
      state: 'live',
      stateText: '72’',
      noteText: 'Nueva Jersey',
      label: '72’: Brasil 0, Noruega 0',
    });
  });

  it('says half-time rather than the minute it stopped at', () => {
    expect(tile(aMatch.live({ minute: 45, period: 'half-time' }))).toMatchObject({
      stateText: 'MT',
      label: 'Medio tiempo: Brasil 0, Noruega 0',
    });
  });

  it.each(['fca', 'bolavip-en', 'bolavip-pt', 'sfpt'] as const)(
    'calls half-time in the language of %s by the code that scoreboards have for it',
    (id) => {
      const { site, t } = testContext({ site: { ...sites[id], region: null } });

      expect(t('match.halfTime')).toBe(periodCode('half-time', site.language));
    },
  );

  it('says that it is being decided by penalties, beside a score that stands', () => {
    const shootOut = aMatch.live({
      minute: 120,
      period: 'penalty-shootout',
      score: { home: 1, away: 1 },
      penalties: { home: 3, away: 2 },
    });

    expect(tile(shootOut)).toMatchObject({
      stateText: 'PEN',
      label: 'Penales: Brasil 1, Noruega 1; penales 3 a 2',
      home: { goals: 1, penalties: 3, won: false },
    });
  });

  it.each([
    ['fca', 'MT'],
    ['redgol', 'ET'],
    ['bolavip-ar', 'ET'],
    ['bolavip-mx', 'MT'],
    ['bolavip-co', 'DES'],
  ] as const)('calls half-time on %s as its country does: %s', (id, code) => {
    expect(testContext({ site: sites[id] }).t('match.halfTime')).toBe(code);
  });

  it.each(['fca', 'bolavip-en', 'bolavip-pt'] as const)(
    'calls a shoot-out on %s by the code that scoreboards have for it',
    (id) => {
      const { site, t } = testContext({ site: sites[id] });

      expect(t('match.shootOut')).toBe(periodCode('penalty-shootout', site.language));
    },
  );

  it('shows no score while the provider has none', () => {
    const { home, away, label } = tile(aMatch.live({ score: null }));

    expect([home.goals, away.goals]).toEqual([null, null]);
    expect(label).toBe('90’: Brasil contra Noruega');
  });

  it('has nobody ahead as the winner', () => {
    expect(tile(aMatch.live({ score: { home: 3, away: 0 } })).home.won).toBe(false);
  });

  // The provider may send the minute late: the match has then not stopped.
  it('is not at half-time merely because its minute is unknown', () => {
    expect(tile(aMatch.live({ minute: null, period: 'first-half' })).stateText).not.toBe('MT');
  });
});

describe('a match whose result never came', () => {
  it('says so, and when it was, with its year', () => {
    const kickOff = new Date('2025-08-27T20:00:00Z');
    for (const isTimeKnown of [true, false]) {
      const { stateText, noteText } = tile(aMatch.scheduled({ kickOff, isTimeKnown }));
      expect([stateText, noteText]).toEqual(['Sin resultado', '27 ago 2025']);
    }
  });

  it('is still to come while it may be on', () => {
    expect(tile(aMatch.scheduled(), new Date('2026-07-05T22:59:00Z')).stateText).toBe('dom 5 jul 14:00');
    expect(tile(aMatch.scheduled(), new Date('2026-07-05T23:01:00Z')).stateText).toBe('Sin resultado');
  });
});

describe('a match to come', () => {
  it('shows day and hour in the site’s zone, and says whose hour it is', () => {
    expect(tile(aMatch.scheduled())).toMatchObject({
      state: 'scheduled',
      stateText: 'dom 5 jul 14:00',
      noteText: 'hora CR',
      label: 'dom 5 jul 14:00: Brasil contra Noruega',
      home: { goals: null, penalties: null },
    });
  });

  it('has no invented hour while none is known', () => {
    const noonOfTheDay = new Date('2026-07-05T12:00:00Z');
    const { stateText, noteText } = tile(
      aMatch.scheduled({ isTimeKnown: false, kickOff: noonOfTheDay }),
      new Date('2026-07-04T12:00:00Z'),
    );

    expect([stateText, noteText]).toEqual(['A definir', '5 jul']);
  });
});

describe('a match that was interrupted', () => {
  it.each([
    ['postponed', 'Aplazado'],
    ['suspended', 'Suspendido'],
    ['cancelled', 'Cancelado'],
    ['awarded', 'En la mesa'],
    ['unknown', 'Sin datos'],
  ] as const)('%s is told as %s', (reason, word) => {
    expect(tile(aMatch.interrupted({ reason }))).toMatchObject({ state: 'off', stateText: word });
  });

  it('keeps the score it has', () => {
    const { home, away, label } = tile(aMatch.interrupted({ score: { home: 0, away: 1 } }));

    expect([home.goals, away.goals]).toEqual([0, 1]);
    expect(label).toBe('Suspendido: Brasil 0, Noruega 1');
  });

  it('shows none where there is none', () => {
    expect(tile(aMatch.interrupted())).toMatchObject({
      label: 'Suspendido: Brasil contra Noruega',
      home: { goals: null },
    });
  });
});

it('a match leads to its page, and nowhere while match pages are off', () => {
  const { capabilities } = sites.fca;
  const hrefWith = (matchPage: boolean) => {
    const own = testContext({ site: { capabilities: { ...capabilities, matchPage } } });
    return toMatchTile(aMatch.finished({ id: '7' }), own, kickOffDay).href;
  };

  expect(hrefWith(true)).toBe('/resultados/futbol/partido/brasil-noruega/7');
  expect(hrefWith(false)).toBeNull();
});

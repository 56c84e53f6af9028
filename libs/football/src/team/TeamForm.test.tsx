import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { TeamForm } from './TeamForm';

const context = testContext();
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 20));
const teamId = 'own';
const played = (n: number) => {
  const one = aMatch.finished({ id: `m${n}`, kickOff: day(n) });
  return { ...one, home: { ...one.home, id: teamId }, score: { home: 2, away: 0 } };
};
const html = (days: readonly number[], stated: number) =>
  renderToStaticMarkup(
    <TeamForm
      context={context}
      answer={{
        matches: days.map(played),
        lastPage: 1,
        coverage: { tournamentId: null, from: '2026-01-01', until: '2026-01-31', matches: stated },
      }}
      teamId={teamId}
      now={day(31)}
    />,
  );

it('with any of its matches removed, a team has no streak, and its form says of how many it is', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 30 });
  const withSubset = days.chain((all) =>
    fc.tuple(fc.constant(all), fc.subarray(all, { minLength: 1, maxLength: all.length - 1 })),
  );
  fc.assert(
    fc.property(withSubset, ([all, kept]) => {
      expect(html(all, all.length)).toContain(`${all.length} victorias seguidas`);
      const part = html(kept, all.length);
      expect(part).not.toMatch(/seguid|sin perder|Al menos/);
      expect(part).toMatch(new RegExp(`De ${kept.length} partidos? registrados?: puede faltar alguno`));
    }),
    { numRuns: 30 },
  );
});

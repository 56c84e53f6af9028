import { applyPick } from '@cancha/stats/simulator/applyPick';
import { noPicks, type Picks } from '@cancha/stats/simulator/Picks';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import { testContext } from '@cancha/site/testing/testContext';
import { hashOf } from './picksHash';
import { Simulator } from './Simulator';
import { SimulatorForm } from './SimulatorForm';
import { toSimulatorWords } from './toSimulatorWords';

const { t } = testContext();
const teams = { MEX: { name: 'México', badge: '/flags/mx.svg' }, RSA: { name: 'Sudáfrica', badge: null } };

const shown = { teams, words: toSimulatorWords(t), tableLabels: rankingWords(t) };

function pageOf(picks: Picks): string {
  const action = `/api/simulator/${hashOf(picks)}`;
  return renderToStaticMarkup(
    <SimulatorForm {...shown} picks={picks} dropped={[]} action={action} alive={null} />,
  );
}

describe('a simulated World Cup before any script runs', () => {
  it('has a field for each side of 72 matches, and a button for each way they may end', () => {
    const html = pageOf(noPicks);
    expect(html.match(/<input/g)).toHaveLength(144);
    expect(html.match(/name="pick"/g)).toHaveLength(216);
    expect(html).toContain('aria-label="Goles de México contra Sudáfrica"');
    expect(html).toContain('>Gana México (MEX)<');
  });

  it('is sent as a form, whose first button picks nothing', () => {
    const html = pageOf(noPicks);
    expect(html).toContain(`action="/api/simulator/${hashOf(noPicks)}"`);
    expect(/<button[^>]*>/.exec(html)?.[0]).not.toContain('name="pick"');
  });

  it('calls a team nobody knows the name of by its code', () => {
    expect(pageOf(noPicks)).toContain('KOR');
  });

  it('says where the sides of a match will come from until they are known', () => {
    const html = pageOf(noPicks);
    expect(html).toContain('1.º del grupo E');
    expect(html).toContain('3.º de A/B/C/D/F');
    expect(html).toContain('Ganador del partido 74');
    expect(html).toContain('Aún sin campeón');
    expect(html).not.toContain('74:home');
  });

  it('shows a 0 as a goal count, and says who goes on', () => {
    let picks: Picks = { ...noPicks, scores: worldCup2026.games.map(() => ({ home: 2, away: 0 })) };
    picks = applyPick(picks, { match: 73, winner: 'home' }).picks;
    const html = pageOf(picks);
    expect(html.match(/value="0"/g)).toHaveLength(72);
    expect(html).toMatch(/aria-label="Partido 73: [^"]* contra [^"]*\. Pasa [^"]*\."/);
    expect(html).toContain('73 de 104 partidos elegidos');
  });

  it('says why a team is before another with as many points', () => {
    const { picks } = applyPick(noPicks, { match: 1, score: { home: 1, away: 1 } });
    expect(pageOf(picks)).toContain(
      'México y Sudáfrica empatan en todos los criterios que se conocen: van en el orden del sorteo.',
    );
  });

  it('is to the letter what the script begins with, which takes it over as it stands', () => {
    const scores = worldCup2026.games.map(() => ({ home: 2, away: 0 }));
    for (const picks of [noPicks, { ...noPicks, scores }]) {
      const hash = hashOf(picks);
      const begun = renderToString(
        <Simulator
          {...shown}
          hash={hash}
          path={`/${hash}`}
          action={`/api/simulator/${hash}`}
          readFields={() => new URLSearchParams()}
        />,
      );
      expect(begun).toBe(pageOf(picks));
    }
  });
});

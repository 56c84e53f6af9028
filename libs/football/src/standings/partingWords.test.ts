import { catalogues } from '@cancha/messages/catalogues';
import { rankTable } from '@cancha/stats/ranking/rankTable';
import { tieBreakers } from '@cancha/stats/ranking/TableRules';
import { groupRules2026 } from '@cancha/stats/worldCup/worldCupRules';
import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { partingSentence, partingSentences, partingWords } from './partingWords';

const words = partingWords(testContext().t);
const names: Record<string, string> = { A: 'México', B: 'Corea del Sur', C: 'Chequia' };
const sentences = (results: Parameters<typeof rankTable>[1]) =>
  partingSentences(rankTable(['A', 'B', 'C'], results, groupRules2026), (id) => names[id] ?? id, words);

describe('why a team is before another', () => {
  it('is a sentence with the figures of both', () => {
    const games = [
      { homeId: 'A', awayId: 'C', homeScore: 3, awayScore: 0 },
      { homeId: 'B', awayId: 'C', homeScore: 1, awayScore: 2 },
      { homeId: 'B', awayId: 'A', homeScore: 2, awayScore: 0 },
    ];
    // Each has three points. C falls behind on the games among all three, then the game of the other two decides.
    expect(sentences(games)).toEqual([
      'Corea del Sur está arriba de México por los puntos en los partidos entre los empatados: 3 contra 0.',
      'México está arriba de Chequia por la diferencia de goles en los partidos entre los empatados: +1 contra −2.',
    ]);
  });

  it('writes points of fair play, which are taken away, with a minus sign', () => {
    const sides = { team: 'Ghana', other: 'Ecuador' };
    expect(partingSentence({ rule: 'fair-play', own: -3, other: -5 }, sides, words)).toBe(
      'Ghana está arriba de Ecuador por juego limpio: −3 contra −5.',
    );
  });

  it('writes places in the FIFA ranking as places', () => {
    const sides = { team: 'México', other: 'Chequia' };
    expect(partingSentence({ rule: 'fifa-ranking', own: -14, other: -40 }, sides, words)).toBe(
      'México está arriba de Chequia por la clasificación FIFA: puesto 14 contra el 40.',
    );
  });

  it('says of two that nothing parts that they are level', () => {
    const [sentence] = sentences([{ homeId: 'A', awayId: 'B', homeScore: 1, awayScore: 1 }]);
    expect(sentence).toBe(
      'México y Corea del Sur empatan en todos los criterios que se conocen: van en el orden del sorteo.',
    );
  });

  it('has nothing to say where points do, or before anybody has played', () => {
    expect(sentences([{ homeId: 'A', awayId: 'B', homeScore: 1, awayScore: 0 }])).toHaveLength(1);
    expect(sentences([])).toEqual([]);
  });

  it('has a sentence for every rule there is, in every language', () => {
    for (const catalogue of Object.keys(catalogues) as (keyof typeof catalogues)[]) {
      const own = partingWords(testContext({ site: { catalogue, region: null } }).t);
      const whole = tieBreakers.map((rule) => own[rule]);
      expect(new Set(whole).size).toBe(tieBreakers.length);
      for (const sentence of whole) expect(sentence).toMatch(/\{team\}.*\{other\}.*\{own\}.*\{figure\}/);
    }
  });
});

import { simulateTournament } from '@cancha/stats/simulator/simulateTournament';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bestOf } from './answerSimulatorPicture';
import { drawPicture } from './drawPicture';
import { pictureSize } from '../match/drawMatchPicture';

const flag = (colour: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/></svg>`,
  );

describe('the picture of a simulated World Cup', () => {
  it('has the champion large in its middle, on the colour of the site', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
    const png = await drawPicture({ ground: '#102030', flags: colours.map(flag) });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];

    expect(info).toMatchObject(pictureSize);
    expect(at(600, 220)).toEqual([255, 0, 0]);
    expect(at(5, 5)).toEqual([16, 32, 48]);
    expect(at(600, 510)).toEqual([0, 0, 255]);
  });

  it('is of nobody as long as there is no champion, and of four once there is', () => {
    expect(bestOf(simulateTournament(noPicks))).toEqual([]);
    const picks = {
      scores: worldCup2026.games.map(() => ({ home: 1, away: 0 })),
      winners: worldCup2026.ties.map(() => 'home' as const),
    };
    const simulation = simulateTournament(picks);
    const best = bestOf(simulation);
    expect(best[0]).toBe(simulation.champion);
    expect(new Set(best).size).toBe(4);
  });
});

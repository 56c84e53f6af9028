import { z } from 'zod';
import { id } from './statsSchemas.ts';

const side = z.enum(['home', 'away']);

const man = z.object({ id, name: z.string(), number: z.int().nullable() });

export const matchEventsWire = z
  .object({
    events: z
      .array(
        z.object({
          kind: z.enum([
            'goal',
            'penalty',
            'own',
            'yellow',
            'second-yellow',
            'red',
            'substitution',
            'kick-scored',
            'kick-missed',
          ]),
          minute: z.string().nullable().describe('90+3 in stoppage time; null for a kick of the shoot-out'),
          side: side.describe('of a goal the side it counts for, own goals too'),
          player: man.describe('who came on, in a substitution'),
          player_off: man.nullable(),
          score: z
            .object({ home: z.int(), away: z.int() })
            .nullable()
            .describe('after a goal; in the shoot-out its own score'),
        }),
      )
      .describe('in the order they happened; empty where none are known'),
  })
  .meta({ id: 'MatchEvents' });

const starter = man.extend({ captain: z.boolean() });

const substitute = man.extend({
  minute: z.string().nullable().describe('when he came on; null: he did not'),
});

const sideLineUp = z.object({
  formation: z.string().nullable(),
  lines: z.array(z.array(starter)).describe('the keeper, then line by line forward'),
  bench: z.array(substitute),
  bench_complete: z.boolean().describe('false: only those who came on are known'),
});

export const lineUpsWire = z
  .object({ home: sideLineUp.nullable(), away: sideLineUp.nullable() })
  .meta({ id: 'LineUps', description: 'null where the line-up is not known' });

const figures = z.object({
  possession: z.int().describe('share of the passes, in percent'),
  shots: z.int(),
  shots_on_target: z.int(),
  passes: z.int(),
  passes_completed: z.int(),
  corners: z.int(),
  fouls: z.int(),
  offsides: z.int(),
  saves: z.int(),
});

export const matchStatisticsWire = z
  .object({ home: figures.nullable(), away: figures.nullable() })
  .meta({ id: 'MatchStatistics', description: 'null where no figures are known' });

export type MatchEventsWire = z.output<typeof matchEventsWire>;
export type LineUpsWire = z.output<typeof lineUpsWire>;
export type MatchStatisticsWire = z.output<typeof matchStatisticsWire>;

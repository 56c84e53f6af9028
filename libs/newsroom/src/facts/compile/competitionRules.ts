import type { TieBreaker } from '@cancha/stats/ranking/TableRules.ts';
import { plainRules, type TableRules, type TournamentRules } from '../tournamentRules.ts';

const among: TieBreaker[] = ['head-to-head-points', 'head-to-head-goal-difference', 'head-to-head-goals-for'];
const overall: TieBreaker[] = ['goal-difference', 'goals-for'];

type Rules = Partial<TableRules> & Pick<Partial<TournamentRules>, 'thirds' | 'longTables'>;

/** Where a rule changed: the first season that goes by it. The newest comes first. */
type Since = readonly (readonly [season: string, rules: Rules])[];

/**
 * How each competition parts teams level on points. What the facts cannot tell (rankings, cards of most leagues,
 * play-offs) is left out of the order; who is still level then is said to be.
 */
const rules: Readonly<Record<string, Since>> = {
  'fifa.wc': [
    [
      '2026',
      {
        order: [...among, ...overall, 'fair-play', 'fifa-ranking'],
        headToHeadAnew: 'when-spent',
        thirds: { order: [...overall, 'fair-play', 'fifa-ranking'], through: 8 },
      },
    ],
    ['1930', { order: [...overall, ...among, 'fair-play'] }],
  ],
  'conmebol.ca': [['1916', { order: [...overall, ...among] }]],
  // The confederations order the tables of national teams alike
  'int.copaamerica': [['1916', { order: [...overall, ...among] }]],
  'int.goldcup': [['1991', { order: [...overall, ...among] }]],
  'int.cnl': [['2019-20', { order: [...overall, ...among] }]],
  // Two points for a win until the third edition
  'int.uncaf': [
    ['1995', {}],
    ['1991', { points: { win: 2, draw: 1, loss: 0 } }],
  ],
  'int.wcq-conmebol': [['2018', { order: [...overall, ...among] }]],
  'int.wcq-concacaf': [['2018', { order: [...overall, ...among] }]],
  'conmebol.lib': [['1960', { order: [...overall, 'away-goals'] }]],
  'conmebol.sud': [['2002', { order: [...overall, 'away-goals'] }]],
  'uefa.cl': [['2024-25', { order: [...overall, 'away-goals', 'wins', 'away-wins'] }]],
  // Both games between them must have been played before they count
  'es.1': [
    ['1929', { order: ['head-to-head-points', 'head-to-head-goal-difference', ...overall], meetings: 2 }],
  ],
  'it.1': [
    ['1929', { order: ['head-to-head-points', 'head-to-head-goal-difference', ...overall], meetings: 2 }],
  ],
  'pt.1': [
    [
      '1934',
      {
        order: [
          'head-to-head-points',
          'head-to-head-goal-difference',
          'goal-difference',
          'wins',
          'goals-for',
        ],
        meetings: 2,
      },
    ],
  ],
  'en.1': [['1992', { order: [...overall, 'head-to-head-points'] }]],
  'br.1': [['1971', { order: ['wins', ...overall, 'head-to-head-points'] }]],
  'us.1': [['1996', { order: ['wins', ...overall] }]],
  'ar.1': [
    ['1931', { order: [...overall, 'head-to-head-points'], longTables: { annual: true, averages: 3 } }],
  ],
  'mx.1': [['1943', { order: [...overall, 'head-to-head-points', 'away-goals'] }]],
  // The two best of the first phase win any tie on points in the groups of four after it (`compileInvisiblePoints`)
  'co.1': [
    ['2022', { order: ['invisible-point', ...overall, 'away-goals'] }],
    ['1948', { order: [...overall, 'away-goals'] }],
  ],
};

/** The rules of one season of a competition; the plain ones where nothing is written down. */
export function rulesOf(competition: string, season: string): TournamentRules {
  const found = rules[competition]?.find(([since]) => season >= since);
  return { ...plainRules, ...found?.[1] };
}

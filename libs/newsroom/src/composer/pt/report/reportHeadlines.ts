import { baseMinute } from '../../plan/minutes.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { inRoundShort, toRoundShort } from '../competitionWords.ts';
import { agree, by, capital, ending, inWords, of, on, the } from '../grammar.ts';
import { lateWords } from '../minuteWords.ts';
import { nameOf } from '../nations.ts';
import { inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { points } from './following.ts';
import { drawHeadlines } from './drawHeadlines.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';

export type Headline = [shape: string, text: string];

/** Every headline a match allows. Long and short forms, so that one of them fits whatever the names. */
export function reportHeadlines(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut
    ? ofShootOut(t)
    : t.isDraw
      ? drawHeadlines(t)
      : [...ofWin(t), ...ofSpecialWin(t), ...ofScorers(t), ...ofWhatFollows(t), ...ofCards(t)];
  return all.map(([shape, text]) => ({ shape, text: capital(text) }));
}

function ofWin(t: ToldMatch): Headline[] {
  const [won, lost, wins] = names(t);
  const city = inCity(t.game);
  const round = t.game.round && inRoundShort(t.game.round);
  return [
    ['win', `${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score} ${city}`],
    ['beat', `${won} ${wins('bate', 'batem')} ${the(t.loser)} por ${t.score}${round ? ` ${round}` : ''}`],
    ['lose', `${lost} ${agree(t.loser, 'perde', 'perdem')} para ${the(t.winner)} por ${t.score} ${city}`],
    ['city-first', `${city}, ${won} ${wins('faz', 'fazem')} ${t.score} ${on(t.loser)}`],
    [
      'better',
      `${won} ${wins('leva', 'levam')} a melhor sobre ${the(t.loser)}: ${t.score}${round ? ` ${round}` : ''}`,
    ],
    [
      'overcome',
      `${won} ${wins('supera', 'superam')} ${the(t.loser)} ${city} e ${wins('faz', 'fazem')} ${t.score}`,
    ],
    [
      'stopped',
      `${lost} ${agree(t.loser, 'para', 'param')} ${on(t.winner)} ${city} e ${agree(t.loser, 'cai', 'caem')} por ${t.score}`,
    ],
    ...(t.counts[1] === 0
      ? ([
          ['clean', `${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score} sem sofrer gols`],
          [
            'blank',
            `${lost} ${agree(t.loser, 'passa', 'passam')} em branco e ${agree(t.loser, 'perde', 'perdem')} para ${the(t.winner)}: ${t.score}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofSpecialWin(t: ToldMatch): Headline[] {
  const [won, lost, wins] = names(t);
  const city = inCity(t.game);
  const late = t.decisive?.late ? t.decisive.goal : null;
  return [
    ...(t.margin >= 3
      ? ([
          ['rout', `${won} ${wins('goleia', 'goleiam')} ${the(t.loser)} por ${t.score} ${city}`],
          ['rout-city', `${city}, ${won} ${wins('atropela', 'atropelam')} ${the(t.loser)}: ${t.score}`],
          [
            'routed',
            `${lost} ${agree(t.loser, 'é', 'são')} ${ending(t.loser, 'golead')} ${by(t.winner)} por ${t.score} ${city}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(t.counts[0] === 1 && !t.extraTime
      ? ([
          ['minimum', `${won} ${wins('vence', 'vencem')} ${the(t.loser)} pelo placar mínimo ${city}`],
          ['one-goal', `Com um gol só, ${won} ${wins('passa', 'passam')} ${by(t.loser)} ${city}`],
        ] satisfies Headline[])
      : []),
    ...(t.comeback
      ? ([
          ['turn', `De virada, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score} ${city}`],
          [
            'turn-lost',
            `${lost} ${agree(t.loser, 'sai', 'saem')} na frente, mas ${won} ${wins('vira', 'viram')}: ${t.score}`,
          ],
          [
            'turn-around',
            `${won} ${wins('vira', 'viram')} sobre ${the(t.loser)} e ${wins('faz', 'fazem')} ${t.score} ${city}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(t.extraTime
      ? ([
          ['extra', `Na prorrogação, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score}`],
          ['extra-last', `${won} ${wins('precisa', 'precisam')} da prorrogação para vencer ${the(t.loser)}`],
        ] satisfies Headline[])
      : []),
    ...(late && late.kind !== 'own'
      ? ([
          [
            'late',
            `${t.short(late.player)} marca ${lateWords(late.minute)}, e ${won} ${wins('vence', 'vencem')} ${the(t.loser)}`,
          ],
          [
            'late-team',
            `Com gol de ${t.short(late.player)} ${lateWords(late.minute)}, ${won} ${wins('bate', 'batem')} ${the(t.loser)}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(t.total >= 5 && t.margin <= 2
      ? ([
          [
            'many',
            `Em jogo de ${inWords(t.total)} gols, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofScorers(t: ToldMatch): Headline[] {
  const [won, , wins] = names(t);
  const own = t.winnerGoals.filter(({ kind }) => kind === 'own');
  const scorers = [
    ...new Set(t.winnerGoals.filter(({ kind }) => kind !== 'own').map(({ player }) => t.short(player))),
  ];
  const [one, two] = scorers;
  const several = said(t.story, 'several').find(({ team }) => team.key === t.winner.key);
  const total = said(t.story, 'scorer-total').find(
    ({ team, goals }) => team.key === t.winner.key && goals >= 4,
  );
  return [
    ...(several
      ? ([
          several.goals.length >= 3
            ? [
                'hat-trick',
                `Com ${several.goals.length === 3 ? 'três' : inWords(several.goals.length)} de ${t.short(several.player)}, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score}`,
              ]
            : [
                'brace',
                `Com dois de ${t.short(several.player)}, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score}`,
              ],
          several.goals.length >= 3
            ? [
                'hat-trick-first',
                `${t.short(several.player)} faz três na vitória por ${t.score} sobre ${the(t.loser)}`,
              ]
            : [
                'brace-first',
                `${t.short(several.player)} marca duas vezes, e ${won} ${wins('bate', 'batem')} ${the(t.loser)}`,
              ],
        ] satisfies Headline[])
      : []),
    ...(one && scorers.length === 1 && own.length === 0 && !several
      ? ([
          [
            'only-scorer',
            `Com gol de ${one}, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} ${inCity(t.game)}`,
          ],
          ['scorer-first', `${one} faz o gol da vitória ${of(t.winner)} sobre ${the(t.loser)}`],
        ] satisfies Headline[])
      : []),
    ...(one && two && scorers.length === 2
      ? ([
          ['two-scorers', `${one} e ${two} marcam, e ${won} ${wins('vence', 'vencem')} ${the(t.loser)}`],
        ] satisfies Headline[])
      : []),
    ...(total
      ? ([
          [
            'total',
            `${t.short(total.player)} chega a ${inWords(total.goals)} gols na Copa, e ${won} ${wins('bate', 'batem')} ${the(t.loser)}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(own[0] && t.margin === 1
      ? ([
          [
            'own-goal',
            `Com gol contra de ${t.short(own[0].player)}, ${won} ${wins('vence', 'vencem')} ${the(t.loser)}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofWhatFollows(t: ToldMatch): Headline[] {
  const [won, lost, wins] = names(t);
  const { story, game } = t;
  const onward = said(story, 'goes-on').find(({ team }) => team.key === t.winner.key);
  const out = said(story, 'is-out').some(({ team }) => team.key === t.loser.key);
  const { rows = [], finished = false } = saidOnce(story, 'table') ?? {};
  const row = rows.find(({ team }) => team.key === t.winner.key);
  const group = game.round?.group;
  return [
    ...(onward
      ? ([
          [
            'goes-on',
            `${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score} e ${wins('vai', 'vão')} ${toRoundShort(onward.to)}`,
          ],
          [
            'books',
            `${won} ${wins('passa', 'passam')} ${by(t.loser)} e ${wins('se garante', 'se garantem')} ${inRoundShort(onward.to)}`,
          ],
        ] satisfies Headline[])
      : []),
    ...(out && t.knockOut
      ? ([
          [
            'eliminates',
            `${won} ${wins('elimina', 'eliminam')} ${the(t.loser)} da Copa com vitória por ${t.score}`,
          ],
          [
            'farewell',
            `${lost} ${agree(t.loser, 'perde', 'perdem')} para ${the(t.winner)} e ${agree(t.loser, 'dá', 'dão')} adeus à Copa do Mundo`,
          ],
        ] satisfies Headline[])
      : []),
    ...(row && group
      ? ([
          [
            'points',
            `${won} ${wins('vence', 'vencem')} ${the(t.loser)} e ${wins('chega', 'chegam')} a ${points(row.points)} no Grupo ${group}`,
          ],
          ...(row.place === 1
            ? ([
                [
                  'top',
                  `${won} ${wins('bate', 'batem')} ${the(t.loser)} e ${finished ? wins('termina', 'terminam') + ' em primeiro no' : wins('lidera', 'lideram') + ' o'} Grupo ${group}`,
                ],
              ] satisfies Headline[])
            : []),
        ] satisfies Headline[])
      : []),
    ...(row && group && row.won === 1 && row.played > 1
      ? ([
          ['first-win', `${won} ${wins('vence', 'vencem')} a primeira na Copa: ${t.score} ${on(t.loser)}`],
        ] satisfies Headline[])
      : []),
    ...(game.round?.kind === 'final'
      ? ([
          [
            'champion',
            `${won} ${wins('vence', 'vencem')} ${the(t.loser)} e ${wins('conquista', 'conquistam')} a Copa do Mundo`,
          ],
        ] satisfies Headline[])
      : []),
    ...(game.round?.kind === 'third'
      ? ([
          [
            'third',
            `${won} ${wins('bate', 'batem')} ${the(t.loser)} e ${wins('fica', 'ficam')} com o terceiro lugar na Copa`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function ofCards(t: ToldMatch): Headline[] {
  const cards = said(t.story, 'red-card');
  const [card] = cards;
  if (!card || cards.length > 1 || baseMinute(card.minute) > 75) return [];
  const [won, lost, wins] = names(t);
  return card.team.key === t.winner.key
    ? [
        [
          'ten-win',
          `Com um a menos, ${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${t.score} ${inCity(t.game)}`,
        ],
      ]
    : [
        [
          'ten-lose',
          `Com um a menos, ${lost} ${agree(t.loser, 'perde', 'perdem')} para ${the(t.winner)} por ${t.score}`,
        ],
      ];
}

function ofShootOut(t: ToldMatch): Headline[] {
  const [won, lost, wins] = names(t);
  if (!t.shootOut) return [];
  const kicks = winnersScore(t.shootOut.score);
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === t.winner.key);
  return [
    ['shoot-out', `Nos pênaltis, ${won} ${wins('elimina', 'eliminam')} ${the(t.loser)} ${inCity(t.game)}`],
    [
      'shoot-out-score',
      `${won} ${wins('vence', 'vencem')} ${the(t.loser)} por ${kicks} nos pênaltis após ${t.score}`,
    ],
    [
      'shoot-out-loser',
      `${lost} ${agree(t.loser, 'cai', 'caem')} nos pênaltis diante ${of(t.winner)}: ${kicks}`,
    ],
    ...(onward
      ? ([
          [
            'shoot-out-on',
            `${won} ${wins('passa', 'passam')} ${by(t.loser)} nos pênaltis e ${wins('vai', 'vão')} ${toRoundShort(onward.to)}`,
          ],
        ] satisfies Headline[])
      : []),
  ];
}

function names({ winner, loser }: ToldMatch): [string, string, (one: string, many: string) => string] {
  return [nameOf(winner), nameOf(loser), (one, many) => agree(winner, one, many)];
}

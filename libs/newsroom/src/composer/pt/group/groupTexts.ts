import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { GroupStory, TableRow } from '../../plan/Story.ts';
import { inRound, toRound, weekName } from '../competitionWords.ts';
import { agree, capital, count, inWords, list, the, The } from '../grammar.ts';
import { nameOf } from '../nations.ts';
import { points, withPoints } from '../report/following.ts';

interface Told {
  group: string;
  first: TableRow;
  second: TableRow;
  last: TableRow;
  week: string;
  through: string[];
}

export function toldGroup(story: GroupStory): Told {
  const [first, second] = story.table;
  const last = story.table.at(-1);
  if (!first || !second || !last) throw new Error(`${story.key} has no table`);
  const through = said(story, 'goes-on').map(({ team }) => nameOf(team));
  return {
    group: `Grupo ${story.round.group ?? ''}`,
    first,
    second,
    last,
    week: weekName(story.week),
    through,
  };
}

export function groupHeadlines(story: GroupStory): Phrase[] {
  const { group, first, second, last, week, through } = toldGroup(story);
  const totals = saidOnce(story, 'totals');
  const [one, two] = [nameOf(first.team), nameOf(second.team)];
  const alone = first.points > second.points;
  const goals = totals ? `${count(totals.goals, 'gol', 'gols')}` : '';
  const all: [string, string][] = story.finished
    ? [
        ['through', `${list(through)} avançam no ${group} da Copa do Mundo`],
        [
          'winner',
          `${one} ${agree(first.team, 'termina', 'terminam')} em primeiro no ${group} da Copa, com ${points(first.points)}`,
        ],
        [
          'winner-second',
          `${one} ${agree(first.team, 'fica', 'ficam')} em primeiro e ${two} em segundo no ${group} da Copa`,
        ],
        ['end', `Como terminou o ${group}: ${one} em primeiro, ${nameOf(last.team)} em último`],
        [
          'goals',
          `${group} termina com ${goals} em seis jogos; ${one} ${agree(first.team, 'avança', 'avançam')} em primeiro`,
        ],
        [
          'last',
          `${nameOf(last.team)} ${agree(last.team, 'fica', 'ficam')} em último no ${group}, ${withPoints(last.points)}`,
        ],
        ['table', `A classificação final do ${group} da Copa do Mundo de 2026`],
      ]
    : [
        ...(alone
          ? ([
              [
                'leader',
                `${one} ${agree(first.team, 'lidera', 'lideram')} o ${group} da Copa depois da ${week}`,
              ],
              [
                'leader-points',
                `Com ${points(first.points)}, ${one} ${agree(first.team, 'está', 'estão')} na frente no ${group}`,
              ],
            ] satisfies [string, string][])
          : ([
              ['level', `${one} e ${two} empatam em pontos na frente do ${group}`],
              ['level-points', `${one} e ${two} têm ${points(first.points)} e puxam a fila do ${group}`],
            ] satisfies [string, string][])),
        ['stands', `Como está o ${group} da Copa depois da ${week}`],
        ['goals', `${group}: ${goals} em quatro jogos, e ${one} na liderança`],
        [
          'last-place',
          `${nameOf(last.team)} ${agree(last.team, 'está', 'estão')} em último no ${group} antes da rodada final`,
        ],
        ['table', `${group}: a classificação antes da última rodada da Copa`],
      ];
  return all.map(([shape, text]) => ({ shape: `${shape}-group`, text: capital(text) }));
}

export function groupOpenings(story: GroupStory): Phrase[] {
  const { group, first, second, last, week } = toldGroup(story);
  const totals = saidOnce(story, 'totals');
  const onward = said(story, 'goes-on');
  const names = list(onward.map(({ team }) => the(team)));
  const to = onward[0] ? inRound(onward[0].to) : '';
  const goals = totals ? `${count(totals.goals, 'gol', 'gols')} em ${inWords(totals.games)} jogos` : '';
  const top = `${The(first.team)} ${agree(first.team, 'tem', 'têm')} ${points(first.points)}, e ${the(second.team)}, ${second.points === first.points ? `também ${inWords(second.points)}` : inWords(second.points)}.`;
  const all: [string, string][] = story.finished
    ? [
        [
          'through',
          `${names} saíram do ${group} e estão ${to} da Copa do Mundo. ${The(first.team)} ${agree(first.team, 'terminou', 'terminaram')} em primeiro, com ${points(first.points)}.`,
        ],
        [
          'winner',
          `O ${group} terminou com ${the(first.team)} em primeiro lugar, com ${points(first.points)}, e ${the(second.team)} em segundo, com ${inWords(second.points)}. Estão ${to} ${names}.`,
        ],
        [
          'last',
          `A Copa do Mundo acabou na fase de grupos para ${list(said(story, 'is-out').map(({ team }) => the(team)))}. No ${group}, ${names} seguem em frente.`,
        ],
        [
          'goals',
          `Foram ${goals} no ${group}, que terminou com ${the(first.team)} na liderança. Estão ${to} ${names}.`,
        ],
        ['three', `Depois de três rodadas, o ${group} tem seus classificados: ${names}. ${top}`],
      ]
    : [
        [
          'rounds',
          `Depois de duas rodadas, o ${group} da Copa do Mundo tem ${the(first.team)} na frente. ${top}`,
        ],
        [
          'leader',
          `${The(first.team)} ${agree(first.team, 'chega', 'chegam')} à última rodada do ${group} em primeiro lugar, com ${points(first.points)}. ${The(last.team)} ${agree(last.team, 'está', 'estão')} em último, ${withPoints(last.points)}.`,
        ],
        ['goals', `O ${group} teve ${goals} até aqui. ${top}`],
        [
          'week',
          `A ${week} do ${group} terminou com ${the(first.team)} em primeiro e ${the(second.team)} em segundo. Falta uma rodada.`,
        ],
        [
          'left',
          `Falta uma rodada no ${group}, e ${the(first.team)} ${agree(first.team, 'ocupa', 'ocupam')} o primeiro lugar, com ${points(first.points)}. ${The(second.team)} ${agree(second.team, 'vem', 'vêm')} em seguida, ${withPoints(second.points)}.`,
        ],
      ];
  return all.map(([shape, text]) => ({ shape: `${shape}-group`, text: capital(text) }));
}

export function groupExcerpts(story: GroupStory): Phrase[] {
  const { group, first, second, last, through } = toldGroup(story);
  const totals = saidOnce(story, 'totals');
  const onward = said(story, 'goes-on')[0];
  const goals = totals ? `${count(totals.goals, 'gol', 'gols')} em ${inWords(totals.games)} jogos` : '';
  const all: [string, string][] = story.finished
    ? [
        [
          'through',
          `${list(through)} avançaram ${onward ? toRound(onward.to) : ''}. Veja a tabela final do ${group}, com todos os resultados.`,
        ],
        [
          'table',
          `${The(first.team)} ${agree(first.team, 'terminou', 'terminaram')} com ${points(first.points)}, e ${the(second.team)}, com ${inWords(second.points)}. Todos os resultados do ${group} da Copa.`,
        ],
        [
          'goals',
          `O ${group} teve ${goals}. Confira a classificação final, os resultados e quem marcou por cada seleção.`,
        ],
        [
          'last',
          `${The(last.team)} ${agree(last.team, 'ficou', 'ficaram')} em último lugar, ${withPoints(last.points)}. Veja os seis resultados do ${group} e a tabela final.`,
        ],
      ]
    : [
        [
          'table',
          `${The(first.team)} ${agree(first.team, 'soma', 'somam')} ${points(first.points)}, e ${the(second.team)}, ${inWords(second.points)}. Veja a tabela do ${group} e os jogos da última rodada.`,
        ],
        [
          'goals',
          `Foram ${goals} no ${group} até aqui. Confira a classificação, os resultados e os jogos que faltam.`,
        ],
        [
          'next',
          `Veja a classificação do ${group} depois de duas rodadas, os resultados e o que resta para a última.`,
        ],
        [
          'last',
          `${The(last.team)} ${agree(last.team, 'ocupa', 'ocupam')} o último lugar, ${withPoints(last.points)}. Veja a tabela do ${group} da Copa e os próximos jogos.`,
        ],
      ];
  return all.map(([shape, text]) => ({ shape: `${shape}-group`, text: capital(text) }));
}

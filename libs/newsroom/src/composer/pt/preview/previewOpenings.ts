import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Round } from '../../plan/Story.ts';
import { topOf } from '../../plan/topOf.ts';
import { byPhase, ofCompetition } from '../competitionWords.ts';
import { agree, capital, inWords, the } from '../grammar.ts';
import { cameFrom, comesFrom } from '../gameWords.ts';
import { nameOf, theMen } from '../nations.ts';
import { atPlace, inCity } from '../places.ts';
import { points } from '../report/following.ts';
import { atHour, dayOf, onWeekday } from '../when.ts';
import { ways } from '../../ways.ts';

export function previewOpenings(story: PreviewStory): Phrase[] {
  const { game } = story;
  const { home, away } = game;
  const [one, two] = [the(home), the(away)];
  const hour = atHour(game);
  const clock = hour ? `, ${hour} (de Brasília)` : '';
  const when = `${onWeekday(game)}, ${dayOf(game)}${clock}`;
  const stake = game.round ? stakes(game.round) : '';
  const all: [string, string][] = [
    ['meet', `${one} e ${two} se enfrentam ${when}, ${atPlace(game)}, ${byPhase(game)}. ${stake}`],
    ['date-first', `${when}, ${one} e ${two} entram em campo ${atPlace(game)}. A partida ${isWorth(game)}.`],
    [
      'phase-first',
      `${byPhase(game)}, ${one} ${agree(home, 'enfrenta', 'enfrentam')} ${two} ${when}, ${inCity(game)}. ${stake}`,
    ],
    ['city-first', `${inCity(game)}, ${one} e ${two} jogam ${when}, ${byPhase(game)}. ${stake}`],
    [
      'hour',
      `A bola rola ${onWeekday(game)}${clock}${clock && ','} para ${nameOf(home)} x ${nameOf(away)}, ${atPlace(game)}. O jogo de ${dayOf(game)} ${isWorth(game)}.`,
    ],
    ...ofForm(story, when),
    ...ofTable(story, when),
  ];
  return all.map(([shape, text]) => ({ shape, text: capital(text.trim()) }));
}

function stakes({ kind, week }: Round): string {
  if (kind === 'group' && week === 3)
    return ways(
      'É a última rodada da fase de grupos.',
      'A fase de grupos acaba com essa rodada.',
      'Depois desse jogo, acaba a fase de grupos para os dois.',
    );
  const words: Partial<Record<Round['kind'], string>> = {
    r32: 'Quem vencer vai às oitavas de final; quem perder está fora.',
    r16: 'Quem vencer vai às quartas de final; quem perder está fora.',
    qf: 'O vencedor estará entre os quatro melhores da Copa.',
    sf: 'O vencedor vai à final; o perdedor disputa o terceiro lugar.',
    final: 'Se houver empate em 90 minutos, haverá prorrogação e, se preciso, pênaltis.',
  };
  return words[kind] ?? '';
}

/** `vale pelas oitavas de final …`, `é a final …` */
function isWorth(game: PreviewStory['game']): string {
  return game.round?.kind === 'final'
    ? `é a final ${ofCompetition(game.competition)}`
    : `vale ${byPhase(game)}`;
}

function ofForm(story: PreviewStory, when: string): [string, string][] {
  const { game } = story;
  const [first, second] = said(story, 'previous');
  const scorers = said(story, 'scorers').map(({ team, list: all }) => ({ team, top: topOf(all, 1)[0] }));
  const [a, b] = scorers;
  return [
    ...(first && second
      ? ([
          [
            'form',
            `${the(first.team)} ${comesFrom(first.team, first.game)}; ${the(second.team)}, ${cameFrom(second.team, second.game)}. Os dois se enfrentam ${when}, ${inCity(game)}, ${byPhase(game)}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(a?.top && b?.top && a.top.goals > 1 && b.top.goals > 1
      ? ([
          [
            'scorers',
            `De um lado, ${a.top.player}, com ${inWords(a.top.goals)} gols; do outro, ${b.top.player}, com ${inWords(b.top.goals)}. ${nameOf(game.home)} e ${nameOf(game.away)} se enfrentam ${when}, ${inCity(game)}, ${byPhase(game)}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(first && second
      ? ([
          [
            'men',
            `Depois ${cameFrom(first.team, first.game)
              .replace(/^de (?=vitória|derrota)/, 'da ')
              .replace(
                /^de empate/,
                'do empate',
              )}, ${theMen(first.team)} têm pela frente ${the(second.team)} ${when}, ${atPlace(game)}. O jogo ${isWorth(game)}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
}

function ofTable(story: PreviewStory, when: string): [string, string][] {
  const table = saidOnce(story, 'table');
  const { home, away } = story.game;
  const row = (key: string) => table?.rows.find(({ team }) => team.key === key);
  const [one, two] = [row(home.key), row(away.key)];
  if (!table || !one || !two) return [];
  return [
    [
      'table',
      `Com ${points(one.points)} no Grupo ${table.group ?? ''}, ${the(home)} ${agree(home, 'enfrenta', 'enfrentam')} ${the(away)}, que ${agree(away, 'tem', 'têm')} ${points(two.points)}, ${when}, ${inCity(story.game)}.`,
    ],
  ];
}

import type { Phrase } from '../../Phrasebook.ts';
import type { CampaignStory } from '../../plan/Story.ts';
import { inRound, inRoundShort } from '../competitionWords.ts';
import { agree, capital, count, inWords, of, the, The } from '../grammar.ts';
import { didIn, withGoals, recordWords, resultFor, rivalOf } from '../gameWords.ts';
import { nameOf, theSquad } from '../nations.ts';
import { ways } from '../../ways.ts';

/** How far it went: after `a Copa`, `a campanha`. */
function endOf({
  games,
  team,
  reached,
}: CampaignStory): 'champion' | 'second' | 'third' | 'fourth' | 'group' | 'knock-out' {
  const last = games.at(-1);
  const won = last !== undefined && resultFor(team, last).startsWith('won');
  if (reached.kind === 'final') return won ? 'champion' : 'second';
  if (reached.kind === 'third') return won ? 'third' : 'fourth';
  return reached.kind === 'group' ? 'group' : 'knock-out';
}

/** `com o título`, `nas oitavas`: where the campaign ended. */
function endWords(story: CampaignStory, short: boolean): string {
  const words = {
    champion: 'com o título',
    second: 'com o vice-campeonato',
    third: 'em terceiro lugar',
    fourth: 'em quarto lugar',
    group: 'na fase de grupos',
    'knock-out': short ? inRoundShort(story.reached) : inRound(story.reached),
  };
  return words[endOf(story)];
}

function wins({ won }: CampaignStory['record']): string {
  return won === 0 ? 'nenhuma vitória' : count(won, 'vitória', 'vitórias');
}

function goals({ goalsFor }: CampaignStory['record']): string {
  return goalsFor === 0 ? 'nenhum gol' : count(goalsFor, 'gol', 'gols');
}

/** `sete marcados e nenhum sofrido` */
function balance({ goalsFor, goalsAgainst }: CampaignStory['record']): string {
  const words = (number: number, one: string): string =>
    number === 0 ? `nenhum ${one}` : count(number, one, `${one}s`);
  return `${words(goalsFor, 'marcado')} e ${words(goalsAgainst, 'sofrido')}`;
}

export function campaignHeadlines(story: CampaignStory): Phrase[] {
  const { team, record, scorers } = story;
  const name = nameOf(team);
  const [top] = scorers;
  const where = endWords(story, true);
  const games = count(record.played, 'jogo', 'jogos');
  const all: [string, string][] = [
    ['colon', `${name} na Copa: ${games}, ${goals(record)} e ${wins(record)}`],
    ['figures', `Os números da campanha ${of(team)} na Copa do Mundo`],
    [
      'end',
      `${name} ${agree(team, 'termina', 'terminam')} a Copa ${where}, com ${goals(record)} em ${games}`,
    ],
    [
      'end-wins',
      `${record.won === 0 ? 'Sem vitórias' : `Com ${wins(record)}`}, ${name} ${agree(team, 'encerra', 'encerram')} a Copa do Mundo ${where}`,
    ],
    [
      'against',
      `${name} ${agree(team, 'marca', 'marcam')} ${inWords(record.goalsFor)} e ${agree(team, 'sofre', 'sofrem')} ${inWords(record.goalsAgainst)} na Copa: a campanha em números`,
    ],
    ['one-by-one', `Jogo a jogo, a campanha ${of(team)} até cair ${where}`],
    ['balance', `O balanço ${of(team)}: ${recordShort(record)} na Copa do Mundo`],
    ...(top && top.goals >= 2
      ? ([
          [
            'scorer',
            `${top.player} fez ${inWords(top.goals)} dos ${inWords(record.goalsFor)} gols ${of(team)} na Copa`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(record.goalsFor === 0
      ? ([
          [
            'no-goals',
            `${name} ${agree(team, 'deixa', 'deixam')} a Copa do Mundo sem marcar gols em ${games}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  const fell = endOf(story) === 'group' || endOf(story) === 'knock-out';
  return all
    .filter(([shape]) => shape !== 'one-by-one' || fell)
    .map(([shape, text]) => ({ shape: `${shape}-campaign`, text: capital(text) }));
}

function recordShort({ won, drawn, lost }: CampaignStory['record']): string {
  return `${won}V, ${drawn}E e ${lost}D`;
}

export function campaignOpenings(story: CampaignStory): Phrase[] {
  const { team, record, games, scorers } = story;
  const last = games.at(-1);
  const [first] = games;
  const [top] = scorers;
  const where = endWords(story, false);
  const all: [string, string][] = [
    [
      'end',
      `${The(team)} ${agree(team, 'terminou', 'terminaram')} a Copa do Mundo ${where}. Em ${count(record.played, 'jogo', 'jogos')}, foram ${recordWords(record)}, ${withGoals(record)}.`,
    ],
    [
      'games',
      `${capital(count(record.played, 'jogo', 'jogos'))}, ${recordWords(record)}: a Copa do Mundo ${of(team)} acabou ${where}. Em gols, a conta é de ${balance(record)}.`,
    ],
    [
      'squad',
      `${capital(theSquad(team))} fez ${goals(record)} e sofreu ${record.goalsAgainst === 0 ? 'nenhum' : inWords(record.goalsAgainst)} na Copa do Mundo. A campanha acabou ${where}, depois de ${count(record.played, 'partida', 'partidas')}.`,
    ],
    ...(last && first
      ? ([
          [
            'last',
            `A Copa do Mundo ${of(team)} começou contra ${the(rivalOf(team, first))} e terminou diante ${of(rivalOf(team, last))}, ${where}. No total, foram ${count(record.played, 'jogo', 'jogos')}, com ${recordWords(record)}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(last
      ? ([
          [
            'last-game',
            `No último jogo na Copa do Mundo, ${the(team)} ${didIn(team, last)}. A campanha teve ${recordWords(record)}, ${withGoals(record)}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(top && top.goals >= 2 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          [
            'scorer',
            `${top.player} foi o artilheiro ${of(team)} na Copa do Mundo, com ${inWords(top.goals)} gols. A campanha acabou ${where}, com ${recordWords(record)}.`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(record.goalsFor === 0
      ? ([
          [
            'no-goals',
            `${The(team)} ${agree(team, 'voltou', 'voltaram')} para casa sem marcar gols na Copa do Mundo. Foram ${recordWords(record)} em ${count(record.played, 'jogo', 'jogos')}.`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape: `${shape}-campaign`, text: capital(text) }));
}

export function campaignExcerpts(story: CampaignStory): Phrase[] {
  const { team, record, scorers } = story;
  const [top] = scorers;
  const where = endWords(story, false);
  const all: [string, string][] = [
    [
      'record',
      `${capital(recordWords(record))} em ${count(record.played, 'jogo', 'jogos')}, ${withGoals(record)}: a campanha ${of(team)} na Copa do Mundo, jogo a jogo.`,
    ],
    [
      'end',
      `${The(team)} ${agree(team, 'encerrou', 'encerraram')} a Copa ${where}. ${ways('Veja os resultados, os gols e os artilheiros da campanha.', 'Confira a campanha, jogo a jogo.', 'Relembre os resultados e quem marcou.')}`,
    ],
    [
      'goals',
      `${capital(withGoals(record))}, ${the(team)} ${agree(team, 'fecha', 'fecham')} a Copa do Mundo ${where}. ${ways('Relembre cada partida.', 'Reveja a campanha, jogo a jogo.', 'Veja todos os resultados.')}`,
    ],
    ...(top && top.goals > 1 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          [
            'scorer',
            `${top.player}, com ${inWords(top.goals)} gols, foi quem mais marcou na campanha que acabou ${where}. ${ways(`Veja os números ${of(team)}.`, `A campanha ${of(team)}, jogo a jogo.`)}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
  return all.map(([shape, text]) => ({ shape: `${shape}-campaign`, text: capital(text) }));
}

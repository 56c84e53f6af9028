import type { Facts } from '../../facts/factRecords.ts';
import type { ComposerSettings } from '../composerSettings.ts';
import { FactBook } from './FactBook.ts';
import { planCampaign } from './planCampaign.ts';
import { planGroup } from './planGroup.ts';
import { planPreview } from './planPreview.ts';
import { planReport } from './planReport.ts';
import { planRound } from './planRound.ts';
import { planSeason } from './planSeason.ts';
import type { Game, Round, Story, Team } from './Story.ts';
import { storyIds } from './storyIds.ts';

const worldCup = 'fifa.wc-2026';
const copaAmerica = 'int.copaamerica-2024';
const league = 'cr.1-2024-25';
const concacaf = new Set(['MEX', 'USA', 'CAN', 'CUW', 'HAI', 'PAN']);

/** Every story a site asks for, in the order of publication. */
export function planStories(facts: Facts, settings: ComposerSettings): Story[] {
  const book = new FactBook(facts, settings.timeZone);
  const { subjects } = settings;
  const without = new Set(settings.without);
  return (
    [
      ...(subjects.includes('world-cup') ? planWorldCup(book, settings) : []),
      ...(subjects.includes('copa-america') ? planCopaAmerica(book, settings) : []),
      ...(subjects.includes('internationals') ? planInternationals(book, settings) : []),
      ...(subjects.includes('league') ? planLeague(book) : []),
    ]
      .filter((story) => story !== null)
      .filter(({ key }) => !without.has(key))
      // A cup and a nation may both bring the same match
      .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)
      .sort((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime() || one.id - other.id)
  );
}

function planWorldCup(book: FactBook, settings: ComposerSettings): (Story | null)[] {
  const games = book.in(worldCup);
  const teams = teamsOf(games).sort((one, other) => (one.key < other.key ? -1 : 1));
  return [
    ...games.map((game) => planReport(book, game, storyIds.worldCupReport(numberOf(game)), settings)),
    ...games
      .filter((game) => hasPreview(game))
      .map((game) => planPreview(book, game, storyIds.worldCupPreview(numberOf(game)), settings)),
    ...[...'ABCDEFGHIJKL'].flatMap((letter) => [2, 3].map((week) => planGroup(book, worldCup, letter, week))),
    ...teams.map((team, at) => planCampaign(book, team, worldCup, storyIds.campaign(at + 1), settings)),
  ];
}

/** Its matches with a goal, and a look ahead to those of the knock-out rounds. */
function planCopaAmerica(book: FactBook, settings: ComposerSettings): (Story | null)[] {
  const games = book.in(copaAmerica);
  const scored = games.filter(({ score }) => score && score[0] + score[1] > 0);
  const knockOut = games.filter(({ round }) => round?.kind !== 'group');
  return [
    ...scored.map((game) => planReport(book, game, storyIds.international(game), settings)),
    ...knockOut.map((game) => planPreview(book, game, storyIds.copaAmericaPreview(numberOf(game)), settings)),
  ];
}

/** Every knock-out match; of the groups the last matchday, and of the second one the region's own teams. */
function hasPreview({ round, home, away }: Game): boolean {
  if (round?.kind !== 'group') return true;
  return round.week === 3 || (round.week === 2 && (concacaf.has(home.key) || concacaf.has(away.key)));
}

/** Matches of the site's nations in a tournament, from 2021 on, whose goals are all recorded. */
function planInternationals(book: FactBook, settings: ComposerSettings): (Story | null)[] {
  const nations = new Set(settings.nations);
  return book.games.map((game) => {
    const told = nations.has(game.home.key) || nations.has(game.away.key);
    const [home, away] = game.score ?? [0, 0];
    if (!told || !isTold(game) || game.day < '2021' || home + away === 0) return null;
    return planReport(book, game, storyIds.international(game), settings);
  });
}

/** The matches of the World Cup are told as its own. */
function isTold({ key, competition }: Game): boolean {
  return key.startsWith('int-') || competition.key === copaAmerica;
}

function planLeague(book: FactBook): (Story | null)[] {
  const games = book.in(league);
  const halves = [
    ...new Map(
      games.flatMap(({ round }) => (round?.kind === 'half-season' ? [[round.names.es, round] as const] : [])),
    ).values(),
  ];
  const teams = teamsOf(games).sort((one, other) => (one.key < other.key ? -1 : 1));
  return halves.flatMap((half: Round, at) => [
    ...Array.from({ length: 22 }, (_, week) => planRound(book, league, half, at, week + 1)),
    ...teams.map((team, order) => planSeason(book, league, half, at, team, order)),
  ]);
}

function teamsOf(games: readonly Game[]): Team[] {
  return [
    ...new Map(games.flatMap(({ home, away }) => [home, away]).map((team) => [team.key, team])).values(),
  ];
}

function numberOf({ key }: Game): number {
  return Number(key.slice(key.lastIndexOf('-') + 1));
}

import type { ComposerSettings } from '../composerSettings.ts';
import type { FactBook } from './FactBook.ts';
import { reportPictures } from './pictureChoices.ts';
import { afterMatch } from './publishTime.ts';
import { startOf } from './FactBook.ts';
import { said, type Statement } from './Statement.ts';
import type { Game, ReportStory, Team } from './Story.ts';
import { subjectsOf } from './subjectsOf.ts';
import { recordOf } from './tableOf.ts';
import { describeEvents } from './describeEvents.ts';
import { describeGoals } from './describeGoals.ts';
import { describeHeadToHead } from './describeHeadToHead.ts';
import { describeNext } from './describeNext.ts';
import { describeScorers, topScorers } from './describeScorers.ts';
import { describeStreaks } from './describeStreaks.ts';
import { groupUntil, describeTable } from './describeTable.ts';
import { describeTournamentRecord } from './describeTournamentRecord.ts';

/** Every goal of these is recorded: what is told of a team in them leaves nothing out. */
const wholeTournaments = new Set(['fifa.wc-2026', 'int.copaamerica-2024']);

/** The report of a match whose goals are all recorded; `null` otherwise. */
export function planReport(
  book: FactBook,
  game: Game,
  id: number,
  settings: ComposerSettings,
): ReportStory | null {
  const goals = book.goals(game);
  if (!game.played || goals === null) return null;
  const nations = new Set(settings.nations);
  const whole = wholeTournaments.has(game.competition.key);
  const statements: Statement[] = [
    ...describeGoals(game, goals),
    ...describeEvents(book, game, goals),
    ...describeScorers(book, game, goals, whole),
    ...(whole ? describeTournamentRecord(book, game) : []),
    ...describeTable(book, game),
    ...(whole ? [game.home, game.away].flatMap((team) => describeNext(book, game, team)) : []),
    ...describeTeams(book, game, nations, whole),
  ];
  const { subject, alsoIn } = subjectsOf(game, settings);
  return {
    kind: 'report',
    key: `report:${game.key}`,
    ...{ id, subject, alsoIn, game, goals, statements },
    desk: subject,
    publishedAt: afterMatch(game),
    teams: [game.home, game.away],
    players: goals.filter(({ kind }) => kind !== 'own').map(({ player }) => player),
    matches: mentioned(book, game, statements),
    matchCard: game.key,
    pictures: reportPictures(book, game, goals, statements),
  };
}

function describeTeams(
  book: FactBook,
  game: Game,
  nations: ReadonlySet<string>,
  whole: boolean,
): Statement[] {
  return [game.home, game.away].flatMap((team): Statement[] => {
    const complete = nations.has(team.key);
    if (!complete && !whole) return [];
    const played = book
      .of(team, game.competition.key)
      .filter((one) => one.played && startOf(one) <= startOf(game));
    const other = game.home.key === team.key ? game.away : game.home;
    // Between two nations that are both followed the meetings are told once.
    const meet = complete && !(nations.has(other.key) && team === game.away);
    return [
      ...describeStreaks(book, game, team, complete),
      ...(played.length > 1 ? [{ is: 'record' as const, team, ...recordOf(team, played) }] : []),
      ...(meet ? describeHeadToHead(book, game, team) : []),
      ...describePath(book, game, team, played, complete),
    ];
  });
}

/** How it came to this match: the tournament of a nation, and the last match before it. */
function describePath(
  book: FactBook,
  game: Game,
  team: Team,
  played: Game[],
  complete: boolean,
): Statement[] {
  // Of a nation whose records have gaps the last match may be missing: only this tournament is sure
  const known = complete ? book.of(team) : book.of(team, game.competition.key);
  const all = known.filter((one) => one.played && startOf(one) < startOf(game));
  const last = all.at(-1);
  const scorers = topScorers(book, played, team);
  return [
    ...(played.length > 1 ? [{ is: 'path' as const, team, games: played.slice(-6) }] : []),
    ...(last ? [{ is: 'previous' as const, team, game: last }] : []),
    ...(complete ? [{ is: 'recent' as const, team, games: all.slice(-5) }] : []),
    ...(scorers.length > 1 && played.every((one) => book.goals(one))
      ? [{ is: 'scorers' as const, team, list: scorers }]
      : []),
  ];
}

/** The match, those of its table and those that its statements name. */
function mentioned(book: FactBook, game: Game, statements: Statement[]): string[] {
  const group = groupUntil(book, game)?.games ?? [];
  const named = [
    ...said({ statements }, 'head-to-head').map(({ last }) => last),
    ...said({ statements }, 'streak-ended').flatMap(({ last }) => last ?? []),
    ...said({ statements }, 'previous').map((one) => one.game),
    ...said({ statements }, 'recent').flatMap(({ games }) => games),
    ...said({ statements }, 'path').flatMap(({ games }) => games),
  ];
  return [...new Set([game, ...group, ...named].map(({ key }) => key))];
}

import { addHours } from 'date-fns/addHours';
import { max } from 'date-fns/max';
import type { ComposerSettings } from '../composerSettings.ts';
import { endOf, startOf, type FactBook } from './FactBook.ts';
import { previewPictures } from './pictureChoices.ts';
import { dayBefore } from './publishTime.ts';
import { said, type Statement } from './Statement.ts';
import type { Game, PreviewStory, Team } from './Story.ts';
import { subjectsOf } from './subjectsOf.ts';
import { recordOf, tableOf } from './tableOf.ts';
import { describeHeadToHead } from './describeHeadToHead.ts';
import { topScorers } from './describeScorers.ts';
import { describeStreaks } from './describeStreaks.ts';
import { groupUntil } from './describeTable.ts';

/** What is known of a match on the day before it. */
export function planPreview(
  book: FactBook,
  game: Game,
  id: number,
  settings: ComposerSettings,
): PreviewStory {
  const nations = new Set(settings.nations);
  const sides = [game.home, game.away];
  const statements: Statement[] = [
    ...describeTableBefore(book, game),
    ...sides.flatMap((team) => describeForm(book, game, team, nations)),
    ...describeMeetings(book, game, nations),
  ];
  const unplayed = { ...game, winner: null };
  const { subject, alsoIn } = subjectsOf(unplayed, settings);
  const lastEnds = sides.flatMap((team) => lastBefore(book, game, team) ?? []);
  return {
    kind: 'preview',
    key: `preview:${game.key}`,
    ...{ id, subject, alsoIn, statements },
    desk: subject,
    // Nothing of the result may slip into a preview.
    game: {
      ...unplayed,
      score: null,
      halfTime: null,
      penalties: null,
      attendance: null,
      decidedBy: 'goals',
      played: false,
    },
    publishedAt: max([dayBefore(game), ...lastEnds.map((end) => addHours(end, 1))]),
    teams: sides,
    players: said({ statements }, 'scorers').flatMap(({ list }) =>
      list.slice(0, 1).map(({ player }) => player),
    ),
    matches: [
      ...new Set([
        ...sides.flatMap((team) => before(book, game, team).map(({ key }) => key)),
        ...(groupUntil(book, game)?.games ?? [])
          .filter((one) => startOf(one) < startOf(game))
          .map(({ key }) => key),
        ...said({ statements }, 'head-to-head').map(({ last }) => last.key),
      ]),
    ],
    matchCard: game.key,
    pictures: previewPictures(book, game),
  };
}

function before(book: FactBook, game: Game, team: Team): readonly Game[] {
  return book.of(team, game.competition.key).filter((one) => one.played && startOf(one) < startOf(game));
}

function lastBefore(book: FactBook, game: Game, team: Team): Date | null {
  const last = before(book, game, team).at(-1);
  return last ? endOf(last) : null;
}

function describeTableBefore(book: FactBook, game: Game): Statement[] {
  const group = groupUntil(book, game);
  if (!group) return [];
  const week = game.round?.week ?? 0;
  const games = group.games.filter(({ round }) => (round?.week ?? 0) < week);
  return games.length < 2
    ? []
    : [{ is: 'table', rows: tableOf(group.teams, games), group: game.round?.group ?? null, finished: false }];
}

function describeForm(book: FactBook, game: Game, team: Team, nations: ReadonlySet<string>): Statement[] {
  const played = before(book, game, team);
  const last = played.at(-1);
  if (!last) return [];
  const scorers = topScorers(book, played, team);
  return [
    { is: 'previous', team, game: last },
    { is: 'record', team, ...recordOf(team, played) },
    ...(scorers.length > 0 && played.every((one) => book.goals(one))
      ? [{ is: 'scorers' as const, team, list: scorers }]
      : []),
    ...describeStreaks(book, last, team, nations.has(team.key)).filter(({ is }) => is === 'streak'),
  ];
}

function describeMeetings(book: FactBook, game: Game, nations: ReadonlySet<string>): Statement[] {
  const team = [game.home, game.away].find(({ key }) => nations.has(key));
  return team ? describeHeadToHead(book, game, team) : [];
}

import { said } from '../../plan/Statement.ts';
import type { Game, ReportStory, Team } from '../../plan/Story.ts';
import { topOf } from '../../plan/topOf.ts';
import { isPlural, list, nameOf, rotate } from '../grammar.ts';
import { placeName } from '../places.ts';
import { resultFor } from '../resultWords.ts';
import { fullDay, shortDay } from '../when.ts';

/** Whose way is told: the team with the longest one. */
export function pathTeam(story: ReportStory): Team | null {
  return longest(story)?.team ?? null;
}

/** `- **25 de marzo**, Belmopan: Belice 0-7 Costa Rica.` */
export function pathList(story: ReportStory): string {
  const games = longest(story)?.games ?? [];
  // Qualifiers take years
  const dayOfGame = games.some(({ day }) => day.slice(0, 4) !== story.game.day.slice(0, 4))
    ? fullDay
    : shortDay;
  return games
    .map(
      (game) => `- **${dayOfGame(game)}**${game.city ? `, ${placeName(game.city)}` : ''}: ${lineOf(game)}.`,
    )
    .join('\n');
}

function lineOf({ home, away, score, decidedBy, penalties }: Game): string {
  const kicks =
    decidedBy === 'shoot-out' ? ` (${penalties ? `${penalties.join('-')} en penales` : 'penales'})` : '';
  return `${nameOf(home)} ${(score ?? [0, 0]).join('-')} ${nameOf(away)}${kicks}`;
}

function longest(story: ReportStory) {
  return said(story, 'path').toSorted((one, other) => other.games.length - one.games.length)[0] ?? null;
}

/** The last matches of the side that is followed, the newest first. */
export function recentList(story: ReportStory): string {
  const recent = said(story, 'recent')[0];
  if (!recent) return '';
  const lines = recent.games.toReversed().map((game) => `- ${fullDay(game)}: ${lineOf(game)}.`);
  return `Los cinco partidos de ${nameOf(recent.team)} antes de este:\n\n${lines.join('\n')}`;
}

/** The last match before this one, and who scores for the team in this tournament. */
export function beforeSentences(story: ReportStory, turn: number): string {
  const told = new Set([
    ...said(story, 'head-to-head').map(({ last }) => last.key),
    // The way to the match names it already
    ...(longest(story)?.games ?? []).map(({ key }) => key),
  ]);
  const before = said(story, 'previous')
    .filter(({ game }) => !told.has(game.key))
    .map(({ team, game }, at) => {
      const place = game.city ? ` en ${placeName(game.city)}` : '';
      return rotate(
        [
          `El partido anterior de ${nameOf(team)} había sido ${resultFor(team, game)}, el ${fullDay(game)}${place}.`,
          `${nameOf(team)} ${isPlural(team) ? 'venían' : 'venía'} de ${resultFor(team, game)}, el ${fullDay(game)}${place}.`,
        ],
        turn + at,
      );
    });
  return [...before, ...scorerLines(story)].join(' ');
}

function scorerLines(story: ReportStory): string[] {
  const where = story.game.competition.kind === 'qualifiers' ? 'en la eliminatoria' : 'en el torneo';
  return said(story, 'scorers')
    .filter(({ list: all }) => topOf(all, 3).some(({ goals }) => goals >= 2))
    .map(({ team, list: all }) => {
      const top = topOf(all, 3).map(({ player, goals }) => `${player} (${goals})`);
      return `Quienes más han marcado por ${nameOf(team)} ${where}: ${list(top)}.`;
    });
}

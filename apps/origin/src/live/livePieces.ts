import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import type { SubPost } from '@cancha/newsroom/sites/articleExtras.ts';
import type { articles } from '../database/contentTables.ts';
import { composedNote } from '@cancha/newsroom/sites/composedNote.ts';
import { articleLink } from '@cancha/newsroom/sites/articleLink.ts';
import { msnTitle } from '@cancha/newsroom/sites/msnTitle.ts';
import type { Picture } from '@cancha/drawings/pictureSchema.ts';
import { liveIds } from './liveIds.ts';
import type { Recording } from './Recording.ts';
import type { Moment, MomentOf } from './describeMoments.ts';
import type { LiveMatch, LiveText, LiveWords } from './words/LiveWords.ts';

/** All columns of an article but its place in the newsroom. */
export type LivePiece = Omit<typeof articles.$inferInsert, 'site' | 'section' | 'author'>;

export type LiveSubject = {
  readonly site: { readonly timeZone: string; readonly language: 'es' | 'pt' | 'en' };
  readonly model: { readonly section: string };
  readonly recording: Recording;
  readonly sides: { readonly home: Team; readonly away: Team };
  /** Of the match, from 0. */
  readonly number: number;
  /** What has happened until now. */
  readonly moments: readonly Moment[];
  /** When readers see what happened `at` milliseconds after the kick-off. */
  readonly replayedAt: (at: number) => Date;
  readonly words: LiveWords | null;
};

/** What a summary of the match would tell. */
const keyKinds: ReadonlySet<Moment['kind']> = new Set(['goal', 'red', 'half-time', 'final']);
/** Goals that change nothing stand in the running text alone. */
const turns: ReadonlySet<MomentOf<'goal'>['turn']> = new Set(['opens', 'levels', 'leads']);

/**
 * The news of a match so far: a live blog, and short pieces for the goals that turn it, for
 * half-time and for the end. The same moments give the same pieces.
 */
export function livePieces(subject: LiveSubject): LivePiece[] {
  const { moments, number, words } = subject;
  if (!words || moments.length === 0) return [];
  const upTo = (moment: Moment): LiveMatch => matchOf(subject, moments.slice(0, moments.indexOf(moment) + 1));
  const goals = moments.filter((moment) => moment.kind === 'goal');
  const pieces = [blogOf(subject, words)];
  for (const moment of moments) {
    if (moment.kind === 'goal' && turns.has(moment.turn)) {
      const id = liveIds.goal(number, goals.indexOf(moment));
      const text = words.goal(moment, upTo(moment));
      const picture = boardPicture(subject, moment);
      pieces.push(pieceOf(subject, { id, text, at: moment.at, slug: words.slugs.goal, picture }));
    } else if (moment.kind === 'half-time') {
      const text = words.halfTime(moment, upTo(moment));
      const picture = clockPicture(subject, moments.slice(0, moments.indexOf(moment)), 45);
      const id = liveIds.halfTime(number);
      pieces.push(pieceOf(subject, { id, text, at: moment.at, slug: words.slugs.halfTime, picture }));
    } else if (moment.kind === 'final') {
      const text = words.final(moment, upTo(moment));
      const id = liveIds.final(number);
      const picture = finalPicture(subject, moment);
      pieces.push(pieceOf(subject, { id, text, at: moment.at, slug: words.slugs.final, picture }));
    }
  }
  return pieces;
}

/** The text that grows: its title and picture show the score, its last post comes first. */
function blogOf(subject: LiveSubject, words: LiveWords): LivePiece {
  const { moments, number, recording, replayedAt } = subject;
  const last = moments.at(-1) ?? { at: 0, score: [0, 0] as const };
  const piece = pieceOf(subject, {
    id: liveIds.blog(number),
    text: words.blog(matchOf(subject, moments)),
    at: 0,
    slug: words.slugs.blog,
    picture: boardPicture(subject, last),
  });
  const items = moments.map((moment, i) => {
    const { title, body } = words.post(moment, matchOf(subject, moments.slice(0, i + 1)));
    return {
      ...{ id: `${recording.match.key}-${i + 1}`, title, body: `<p>${escape(body)}</p>` },
      published_at: replayedAt(moment.at).toISOString(),
      minute: 'minute' in moment ? moment.minute : null,
      key_event: keyKinds.has(moment.kind),
    } satisfies SubPost;
  });
  const isLive = moments.at(-1)?.kind !== 'final';
  return {
    ...piece,
    extras: { kind: 'live-blog', isLive },
    modifiedAt: replayedAt(last.at),
    items: items.toReversed(),
  };
}

type Parts = {
  readonly id: number;
  readonly text: LiveText;
  readonly at: number;
  readonly slug: string;
  readonly picture: Picture;
};

function pieceOf(subject: LiveSubject, { id, text, at, slug: kind, picture }: Parts): LivePiece {
  const { recording, sides, site, model, replayedAt, number } = subject;
  const { title, excerpt, epigraph, label, caption, body } = text;
  const publishedAt = replayedAt(at);
  const slug = `${kind}-${slugOf(sides.home)}-${slugOf(sides.away)}-${id}`;
  return {
    ...{ id, slug, title, excerpt, epigraph, label, caption, picture, publishedAt },
    link: articleLink({ id, slug, section: model.section, publishedAt }, site.timeZone),
    status: 'published',
    titleDetail: title,
    msnTitle: msnTitle(title, title),
    body: [...body.map((paragraph) => `<p>${escape(paragraph)}</p>`), composedNote(site.language)].join('\n'),
    matchId: recording.match.id,
    related: id === liveIds.blog(number) ? [] : [liveIds.blog(number)],
    evergreen: false,
    modifiedAt: publishedAt,
  };
}

function matchOf({ sides, recording, number }: LiveSubject, moments: readonly Moment[]): LiveMatch {
  return { ...sides, city: recording.match.venueCity, moments, turn: number + moments.length };
}

function boardPicture({ sides }: LiveSubject, { score }: Pick<Moment, 'score'>): Picture {
  return { kind: 'marcador', teams: [sides.home.code, sides.away.code], score: [...score] };
}

function clockPicture({ sides }: LiveSubject, moments: readonly Moment[], minute: number): Picture {
  const goals = moments.flatMap((moment): [number, 0 | 1][] =>
    moment.kind === 'goal' ? [[Number.parseInt(moment.minute, 10), moment.side === 'home' ? 0 : 1]] : [],
  );
  return { kind: 'reloj', teams: [sides.home.code, sides.away.code], goals, minute };
}

function finalPicture(subject: LiveSubject, { score, kicks }: MomentOf<'final'>): Picture {
  if (!kicks) return boardPicture(subject, { score });
  const teams: [string, string] = [subject.sides.home.code, subject.sides.away.code];
  const row = (side: 'home' | 'away') =>
    subject.moments.flatMap((moment): (0 | 1)[] =>
      moment.kind === 'kick' && moment.side === side ? [moment.scored ? 1 : 0] : [],
    );
  return { kind: 'tanda', teams, kicks: [row('home'), row('away')] };
}

function slugOf({ code }: Team): string {
  return code.toLowerCase();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

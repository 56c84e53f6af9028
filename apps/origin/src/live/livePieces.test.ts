import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import { composedNote } from '@cancha/newsroom/sites/composedNote.ts';
import type { SubPost } from '@cancha/newsroom/sites/articleExtras.ts';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { eventRows, matchRows } from '../seed/matchRows.ts';
import { readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { Roster } from '@cancha/newsroom/facts/Roster.ts';
import { pictureSchema } from '@cancha/drawings/pictureSchema.ts';
import { livePieces, type LivePiece } from './livePieces.ts';
import type { MatchColumns, Recording } from './Recording.ts';
import { describeMoments } from './describeMoments.ts';
import { liveWordsOf } from './words/liveWordsOf.ts';

let facts: Facts;
let recordings: Recording[];
beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
  const events = Map.groupBy(eventRows(facts, new Roster(facts)), ({ matchId }) => matchId);
  recordings = matchRows(facts)
    .filter(({ key }) => key.startsWith('wc2026-'))
    .map((match) => ({
      match: match as MatchColumns,
      events: (events.get(match.id) ?? []) as unknown as Recording['events'],
      lineUps: [],
    }));
});

function teamOf(key: string): Team {
  const team = facts.teams.find((one) => one.key === key);
  if (!team) throw new Error(key);
  return { key, kind: team.kind, code: team.code, names: { es: team.es, pt: team.pt, en: team.en } };
}

function piecesOf(recording: Recording, language: 'es' | 'pt' | 'en', count = Infinity): LivePiece[] {
  const fact = facts.matches.find(({ key }) => key === recording.match.key);
  if (!fact) throw new Error(recording.match.key);
  return livePieces({
    recording,
    site: { timeZone: 'America/Costa_Rica', language },
    model: { section: 'mundial-2026' },
    sides: { home: teamOf(fact.home), away: teamOf(fact.away) },
    number: 3,
    moments: describeMoments(recording).slice(0, count),
    replayedAt: (at) => new Date(recording.match.kickOff.getTime() + at),
    words: liveWordsOf(language),
  });
}

function recordingOf(key: string): Recording {
  const found = recordings.find(({ match }) => match.key === key);
  if (!found) throw new Error(key);
  return found;
}

describe.each(['es', 'pt', 'en'] as const)('in %s, every match of the World Cup', (language) => {
  it('is complete, with sentences, pictures and addresses that fit', () => {
    expect(recordings).toHaveLength(104);
    for (const recording of recordings) {
      const pieces = piecesOf(recording, language);
      expect(pieces.length).toBeGreaterThanOrEqual(3);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      for (const { title, excerpt, body, picture, link, items = [] } of pieces) {
        const posts = (items as SubPost[]).flatMap((post) => [post.title, post.body]);
        for (const text of [title, excerpt, body, ...posts]) {
          expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.|,,| ,|\s\./);
        }
        expect(title.length).toBeLessThanOrEqual(100);
        expect(pictureSchema.safeParse(picture).success).toBe(true);
        expect(link).toMatch(/^\/mundial-2026\/[a-z0-9-]+\.html$/);
      }
    }
  });

  it('names every goal, and only goals that were scored', () => {
    for (const recording of recordings) {
      const goals = recording.events.filter(({ kind }) => ['goal', 'penalty', 'own'].includes(kind));
      const posts = (piecesOf(recording, language)[0]?.items ?? []) as SubPost[];
      const last = posts[0]?.body ?? '';
      expect(goals.filter(({ player }) => !last.includes(player))).toEqual([]);
      expect(last.match(/\d+’/g) ?? []).toHaveLength(goals.filter(({ minute }) => minute).length);
    }
  });
});

it('names a scorer of several goals once', () => {
  const [blog] = piecesOf(recordingOf('wc2026-091'), 'es');

  expect(blog?.body).toBe(
    '<p>Los goles: para Brasil, Neymar (90+10’ de penal); para Noruega, Erling Haaland (79’, 90’).</p>\n' +
      composedNote('es'),
  );
});

it('knows at a moment nothing of what follows', () => {
  const recording = recordingOf('wc2026-091');
  const moments = describeMoments(recording);
  const untilFirstGoal = moments.findIndex(({ kind }) => kind === 'goal');
  const text = JSON.stringify(piecesOf(recording, 'es', untilFirstGoal));

  expect(text).toContain('Brasil 0-0 Noruega');
  expect(text).not.toContain('Haaland');
});

it('is live until the match is over', () => {
  const recording = recordingOf('wc2026-091');
  const [first] = piecesOf(recording, 'es', 1);
  const [last] = piecesOf(recording, 'es');

  expect(first?.extras).toEqual({ kind: 'live-blog', isLive: true });
  expect(last?.extras).toEqual({ kind: 'live-blog', isLive: false });
});

it('tells a shoot-out kick by kick, and who won it', () => {
  const [blog, ...pieces] = piecesOf(recordingOf('wc2026-096'), 'es');
  const kicks = JSON.stringify(blog?.items).match(/Penales: /g) ?? [];

  expect(kicks.length).toBeGreaterThanOrEqual(7);
  expect(pieces.at(-1)?.title).toMatch(/en los penales$/);
  expect(pieces.at(-1)?.picture).toMatchObject({ kind: 'tanda' });
});

it('tells nothing of a match whose goals are not all recorded', () => {
  expect(describeMoments({ ...recordingOf('wc2026-091'), events: [] })).toEqual([]);
});

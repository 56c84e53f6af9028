import { secondsInDay } from 'date-fns/constants';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClockStart } from '../clock/readClockStart.ts';
import { articles } from '../database/contentTables.ts';
import { lineUps, matches, matchEvents, recordings } from '../database/footballTables.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { buildServer } from '../server/buildServer.ts';
import type { ListedArticleWire } from '../content/articleSchema.ts';
import { openSeededDatabase } from '../testing/openSeededDatabase.ts';
import { testSettings } from '../testing/openTestOrigin.ts';
import { ClockStartError } from './chooseStart.ts';
import { liveIds } from './liveIds.ts';
import { openReplay, type Replay } from './openReplay.ts';

const minute = 60_000;
const started = Date.parse('2026-11-21T19:40:20Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

function wallClock() {
  let at = started;
  return { real: () => new Date(at), pass: (ms: number) => void (at += ms) };
}

function settings(text: string, speed = 1) {
  const start = readClockStart(text);
  if (!start) throw new Error(text);
  return { start, speed };
}

async function openAt(text: string, speed = 1) {
  const { real, pass } = wallClock();
  const replay = await openReplay(database.db, settings(text, speed), real);
  if (!replay) throw new Error('Nothing moves');
  return { replay, real, pass };
}

async function matchOf(key: string) {
  const [match] = await database.db.select().from(matches).where(eq(matches.key, key));
  return match;
}
const eventsOf = async (id: string) =>
  database.db.select().from(matchEvents).where(eq(matchEvents.matchId, id)).orderBy(matchEvents.position);
const articleOf = async (id: number, site = 'FCA') => {
  const rows = await database.db.select().from(articles).where(eq(articles.id, id));
  return rows.find((row) => row.site === site);
};

/** Every row a replay may touch, but for when it did. */
async function everything() {
  const { db } = database;
  const rows = await db.select().from(matches).orderBy(asc(matches.id));
  return {
    matches: rows.map(({ movedAt, updatedAt, ...match }) => match),
    events: await db.select().from(matchEvents).orderBy(matchEvents.matchId, matchEvents.position),
    lineUps: await db.select().from(lineUps).orderBy(lineUps.matchId, lineUps.side, lineUps.number),
    articles: await db.select().from(articles).orderBy(articles.site, articles.id),
    recordings: await db.select().from(recordings),
  };
}

/** Steps through `minutes`, so that each thing is written when it happens. */
async function play({ advance }: Replay, pass: (ms: number) => void, minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i += 1) {
    pass(minute);
    await advance();
  }
}

describe('a live start', () => {
  let opened: Awaited<ReturnType<typeof openAt>>;
  beforeAll(async () => {
    opened = await openAt('live');
  });

  it('has a match that kicked off at its own hour and is on, with its text', async () => {
    const playing = await database.db.select().from(matches).where(eq(matches.status, 'playing'));

    expect(playing).toHaveLength(1);
    expect(playing[0]).toMatchObject({
      kickOff: new Date('2026-11-21T19:00:00Z'),
      lengthMinutes: 41,
      period: 1,
    });
    const blog = await articleOf(liveIds.blog(0));
    expect(blog).toMatchObject({ matchId: playing[0]?.id, publishedAt: new Date('2026-11-21T19:00:00Z') });
    expect(blog?.items.length).toBeGreaterThan(0);
  });

  it('moves every kick-off and every article by the same whole days', async () => {
    const span = sql<number>`extract(epoch from ${matches.kickOff} - ${matches.recordedAt})::int`;
    const moved = await database.db
      .selectDistinct({ span })
      .from(matches)
      .where(isNotNull(matches.recordedAt));
    const told = sql<number>`extract(epoch from ${articles.publishedAt} - ${articles.recordedAt})::int`;
    const publications = await database.db
      .selectDistinct({ span: told })
      .from(articles)
      .where(isNotNull(articles.recordedAt));

    expect(moved).toHaveLength(1);
    expect((moved[0]?.span ?? 1) % secondsInDay).toBe(0);
    expect(publications).toEqual(moved);
  });

  it('has matches of the days before and after', async () => {
    const around = await database.db
      .select({ status: matches.status, kickOff: matches.kickOff })
      .from(matches)
      .where(
        sql`${matches.kickOff} between '2026-11-20T07:00:00Z' and '2026-11-23T08:00:00Z' and ${matches.key} like 'wc2026-%'`,
      );

    expect(around.filter(({ status }) => status === 'played').length).toBeGreaterThan(0);
    expect(around.filter(({ status }) => status === 'fixture').length).toBeGreaterThan(0);
  });

  it('knows nothing of what is to come', async () => {
    const ahead = await database.db
      .select()
      .from(matches)
      .where(sql`${matches.kickOff} > '2026-11-21T19:41:00Z'`);
    const published = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(articles)
      .where(sql`${articles.status} = 'published' and ${articles.publishedAt} > '2026-11-21T19:41:00Z'`);

    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.filter(({ homeScore, status }) => homeScore !== null || status === 'played')).toEqual([]);
    expect(published).toEqual([{ count: 0 }]);
  });

  it('leaves what is finished at its own dates, and moves the tournament that is on', async () => {
    const final = (await matchOf('wc2022-064')) ?? (await matchOf('int-20221218-ARG-FRA'));
    const { since } = opened.replay.timeline.start;
    const told = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(articles)
      .where(sql`${articles.recordedAt} < ${since.toISOString()}`);

    expect(final).toMatchObject({ day: '2022-12-18', recordedAt: null });
    expect((await matchOf('int-20250909-ECU-ARG'))?.day).toBe('2025-09-09');
    expect(since).toEqual((await matchOf('wc2026-001'))?.recordedAt);
    expect((await matchOf('wc2026-001'))?.day.slice(0, 4)).toBe('2026');
    expect(told).toEqual([{ count: 0 }]);
  });

  it('writes nothing while nothing happens', async () => {
    opened.pass(5000);

    expect(await opened.replay.advance()).toBe(false);
  });
});

describe('a start at a kick-off', () => {
  it('has a match that has just kicked off, with a goalless score and its text', async () => {
    await openAt('kick-off');
    const playing = await database.db.select().from(matches).where(eq(matches.status, 'playing'));

    expect(playing).toHaveLength(1);
    expect(playing[0]).toMatchObject({
      kickOff: new Date('2026-11-21T19:40:00Z'),
      ...{ homeScore: 0, awayScore: 0, lengthMinutes: 1, period: 1 },
    });
    const blog = await articleOf(liveIds.blog(0));
    expect(blog).toMatchObject({ matchId: playing[0]?.id, publishedAt: new Date('2026-11-21T19:40:00Z') });
    expect(blog?.items).toHaveLength(1);
  });
});

describe('a match from its recorded minute on', () => {
  it('goes on as it was recorded, in the tables and in the news', async () => {
    const { replay, pass } = await openAt('wc2026-091@78');
    const before = await matchOf('wc2026-091');
    await play(replay, pass, 1);
    const after = await matchOf('wc2026-091');
    const id = after?.id ?? '';

    expect(before).toMatchObject({ status: 'playing', homeScore: 0, awayScore: 0 });
    expect(after).toMatchObject({ homeScore: 0, awayScore: 1, lengthMinutes: 80, shootOutWinner: null });
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'goal')).toHaveLength(1);
    expect(await articleOf(liveIds.goal(0, 0))).toMatchObject({
      title: 'Haaland abre el marcador a los 79: Brasil 0-1 Noruega',
      picture: { kind: 'marcador', score: [0, 1] },
      status: 'published',
    });
    expect((await articleOf(liveIds.blog(0), 'BOLAVIPBR'))?.title).toBe(
      'Ao vivo: Brasil 0 x 1 Noruega, lance a lance',
    );

    await play(replay, pass, 35);
    expect(await matchOf('wc2026-091')).toMatchObject({ status: 'played', homeScore: 1, awayScore: 2 });
    const blog = await articleOf(liveIds.blog(0));
    expect(blog?.picture).toMatchObject({ score: [1, 2] });
    expect(blog?.items[0]).toMatchObject({ title: 'Final: Brasil 1-2 Noruega' });
    expect(await articleOf(liveIds.final(0))).toMatchObject({ status: 'published' });
  });

  it('brings the scheduled report when its time has come', async () => {
    const { replay, pass } = await openAt('wc2026-091@90+10');
    const waiting = await database.db
      .select({ id: articles.id })
      .from(articles)
      .where(sql`${articles.status} = 'scheduled' and ${articles.recordedAt} < '2026-07-05T22:50:00Z'`);
    await play(replay, pass, 60);
    const left = await database.db
      .select()
      .from(articles)
      .where(
        sql`${articles.status} = 'scheduled' and ${articles.publishedAt} <= ${new Date(started + 60 * minute).toISOString()}`,
      );

    expect(waiting.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });

  it('says of a side that is not known where it comes from, and who it is once that is over', async () => {
    const { replay, pass } = await openAt('wc2026-091@90');
    const norway = { slot: 'W91', from: { kind: 'winner', of: 8, order: 3 } };
    const england = { slot: 'W92', from: { kind: 'winner', of: 8, order: 4 } };
    expect(await matchOf('wc2026-099')).toMatchObject({
      ...{ status: 'fixture', homeId: null, homeOpen: norway, awayId: null, awayOpen: england },
    });

    const [{ held = 0 } = {}] = await database.db
      .select({ held: sql<number>`count(*)::int` })
      .from(matches)
      .where(sql`${matches.key} like 'wc2026-%'`);
    expect(held).toBe(104);

    // England's match in the evening decides the other side
    await play(replay, pass, 30);
    expect(await matchOf('wc2026-099')).toMatchObject({
      ...{ homeId: expect.any(String), homeOpen: null, awayId: null, awayOpen: england },
    });
    pass(6 * 60 * minute);
    await replay.advance();
    expect(await matchOf('wc2026-099')).toMatchObject({
      ...{ status: 'fixture', homeScore: null, homeOpen: null, awayId: expect.any(String), awayOpen: null },
    });
  });
});

it('asks no question that the newsroom had not asked by then', async () => {
  const poll = async (dataNow: () => Date) => {
    const { app } = await buildServer({ db: database.db, ...testSettings, dataNow });
    const answer = await app.inject('/v1/sites/FCA/polls/home');
    await app.close();
    return answer.json().question;
  };
  const { replay } = await openAt('wc2026-091@79');

  expect(await poll(replay.timeline.dataNow)).toBe('¿Quién ganará el Mundial 2026?');
  expect(await poll(() => new Date('2026-08-01T00:00:00Z'))).toBe('¿Quién fue la figura del Mundial 2026?');
});

describe('an edition, while a match is played', () => {
  /** The front page as a reader of a site sees it, without what differs from site to site. */
  async function readHome(site: string) {
    const { app } = await buildServer({ db: database.db, ...testSettings });
    const { items } = (await app.inject(`/v1/sites/${site}/news/latest?size=20`)).json();
    await app.close();
    return items.map(({ id, title, excerpt, link, images }: ListedArticleWire) => ({
      ...{ id, title, excerpt, link, picture: images.full },
    }));
  }

  it('of the same clock tells what its newsroom tells, minute by minute, with the same pictures', async () => {
    const { replay, pass } = await openAt('wc2026-091@70');
    const before = await readHome('BOLAVIPLA');
    expect(before).toEqual(await readHome('BOLAVIP'));

    await play(replay, pass, 12);
    const after = await readHome('BOLAVIPLA');

    expect(after).toEqual(await readHome('BOLAVIP'));
    expect(after).not.toEqual(before);
    expect(after[0].picture).toMatch(/\/statics\/pictures\/BOLAVIP\//);
  });
});

describe('the settings', () => {
  it('the archive is what was there before anything moved, to the last row', async () => {
    await openReplay(database.db, settings('archive'));
    const before = await everything();
    const { replay, pass } = await openAt('live');
    await play(replay, pass, 50);
    const moved = await everything();
    const none = await openReplay(database.db, settings('archive'));

    expect(none).toBeNull();
    expect(moved.recordings.length).toBeGreaterThan(0);
    expect(await everything()).toEqual(before);
  });

  it('a frozen moment stays, however long one waits', async () => {
    const { replay, pass, real } = await openAt('2026-07-05T21:46:00Z', 0);
    const before = await everything();
    pass(24 * 60 * minute);

    expect(await replay.advance()).toBe(false);
    expect(await everything()).toEqual(before);
    expect(replay.timeline.now().getTime()).toBeLessThan(real().getTime() - 23 * 60 * minute);
  });

  it('at a hundred times the pace a match lasts a minute', async () => {
    const { replay, pass } = await openAt('wc2026-091@1', 100);
    pass(70_000);
    await replay.advance();

    expect(await matchOf('wc2026-091')).toMatchObject({ status: 'played', homeScore: 1, awayScore: 2 });
  });

  it('a match there is none of is said in one line', async () => {
    await expect(openAt('wc2026-999@10')).rejects.toThrow(ClockStartError);
  });
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bettingPicks } from '../database/siteTables.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

let origin: TestOrigin;
let now = new Date('2026-07-19T12:00:00-06:00');

beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true, now: () => now });
});
afterAll(() => origin.close());

async function get(path: string, at: string) {
  now = new Date(at);
  origin.cache.clear();
  const answer = await origin.app.inject(`/v1/sites/${path}`);
  return { status: answer.statusCode, body: answer.json() };
}

describe('the tip of the day', () => {
  it('is the newest that has begun, with the notice for adults', async () => {
    const first = (await get('FCA/betting/tip-of-the-day', '2026-06-10T00:00:00Z')).body;
    const second = (await get('FCA/betting/tip-of-the-day', '2026-11-10T00:00:00Z')).body;

    expect(first.tip).toMatchObject({ id: 'probabilidad-implicita', odds: null, expires_at: null });
    expect(first.tip.link).toMatch(/^\/apuestas\/guias\/.+\.html$/);
    expect(second.tip.id).toBe('margen-de-la-casa');
    expect(second.notice).toContain('18');
  });

  it('is null before there is one', async () => {
    expect((await get('FCA/betting/tip-of-the-day', '2026-01-01T00:00:00Z')).body.tip).toBeNull();
  });
});

describe('the bet of the day', () => {
  it('is told with the odds the newsroom gave, and its match', async () => {
    const { body } = await get('FCA/betting/bet-of-the-day', '2026-07-19T12:59:59-06:00');

    expect(body.notice).toContain('18');
    expect(body.bet).toMatchObject({
      selection: 'Menos de 2,5',
      odds: 1.65,
      odds_from: 'la mesa de FCA',
      odds_taken_at: '2026-07-18T07:30:00-06:00',
      match_id: statsId('wc2026-104'),
      expires_at: '2026-07-19T13:00:00-06:00',
    });
    const bets = and(eq(bettingPicks.site, 'FCA'), eq(bettingPicks.kind, 'bet'));
    const [stored] = await origin.db.select().from(bettingPicks).where(bets);
    expect(Number(stored?.odds)).toBe(body.bet.odds);
  });

  it('is gone when its match kicks off', async () => {
    expect(await get('FCA/betting/bet-of-the-day', '2026-07-19T13:00:00-06:00')).toMatchObject({
      status: 200,
      body: { bet: null },
    });
  });

  it.each(['tip', 'bet'])('no %s is told on a site without betting', async (kind) => {
    expect(await get(`PBJ/betting/${kind}-of-the-day`, '2026-07-19T12:00:00-06:00')).toMatchObject({
      status: 404,
      body: { code: 'unknown-path' },
    });
  });
});

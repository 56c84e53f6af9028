import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { orNull } from './orNull';
import { waitingSince, withCheck, withPagePatience } from './pagePatience';

const late = () => delay(3_000, 'late', { ref: false });
const timed = async (load: () => Promise<unknown>) => {
  const began = performance.now();
  const value = await load();
  return { value, took: performance.now() - began };
};

describe('a page whose parts all take three seconds', () => {
  it('waits two of them, however many parts it asks for one after the other', async () => {
    const { value, took } = await timed(() =>
      withPagePatience(async () => [await orNull(late()), await orNull(late()), await orNull(late())]),
    );
    expect(value).toEqual([null, null, null]);
    expect(took).toBeLessThan(2_800);
  });

  it('is rendered at once after the proxy has waited, with what has come by then', async () => {
    const part = late();
    await withCheck('page', () => orNull(part));
    const { value, took } = await timed(() =>
      withPagePatience(
        () => Promise.all([orNull(part), orNull(Promise.resolve('here'))]),
        waitingSince('page'),
      ),
    );
    expect(value).toEqual([null, 'here']);
    expect(took).toBeLessThan(500);
  });
});

it('another page has its own time, and so has a page that is made anew', async () => {
  await withCheck('page', () => delay(300));
  expect(Date.now() - waitingSince('page')).toBeGreaterThanOrEqual(300);
  expect(Date.now() - waitingSince('another')).toBeLessThan(50);
  await delay(600);
  expect(Date.now() - waitingSince('page')).toBeLessThan(50);
});

import { describe, expect, it } from 'vitest';
import { aServedSite } from '../testing/aServedSite';
import type { ServedSite } from '../context/ServedSite';
import { assetsOf } from './assetsOf';

const placesOf = async (sites: readonly ServedSite[]) =>
  (await assetsOf(sites, '/work')).map(({ to }) => to).sort();

describe('what an app has to serve', () => {
  it('is the theme, the faces and the drawings of its own brand', async () => {
    expect(await placesOf([aServedSite])).toEqual([
      '/themes/fca.css',
      'brand/fca/icon.svg',
      'brand/fca/logo.svg',
      'fonts',
    ]);
  });

  it('comes once, however many sites share it', async () => {
    expect(await placesOf([aServedSite, aServedSite])).toEqual(await placesOf([aServedSite]));
  });

  it('holds the faces of each of several themes', async () => {
    const theme = { ...aServedSite.theme, key: 'other', stylesheet: '/themes/other.css' };
    const other = { ...aServedSite, theme };
    const assets = await assetsOf([aServedSite, other], '/work');

    expect(assets.filter(({ to }) => to === 'fonts').map(({ from }) => from)).toEqual([
      '/work/libs/themes/sets/fca/generated/fonts',
      '/work/libs/themes/sets/other/generated/fonts',
    ]);
  });
});

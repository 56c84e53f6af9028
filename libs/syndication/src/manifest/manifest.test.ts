import { expect, it } from 'vitest';
import { assetsOf } from '@cancha/site/assets/assetsOf';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { testContext } from '@cancha/site/testing/testContext';
import { manifestText } from './answerManifest';

const read = (site: object = {}) =>
  JSON.parse(manifestText(testContext({ site }))) as Record<string, string> & { icons: { src: string }[] };

it('is the site’s own: its name, its language, the colours of its theme', () => {
  const { brandConfig, theme } = testContext();

  expect(read()).toMatchObject({
    ...{ name: brandConfig.name, short_name: brandConfig.shortName, lang: 'es', start_url: '/', scope: '/' },
    ...{ theme_color: theme.colours.light.header, background_color: theme.colours.light.background },
  });
});

it('of an edition opens the edition, and nothing beyond it', () => {
  expect(read({ prefix: '/mx' })).toMatchObject({ id: '/mx', start_url: '/mx', scope: '/mx' });
});

it('names icons that are served where the brand’s drawing is', async () => {
  const drawing = (await assetsOf([aServedSite], '/work')).find(({ to }) => to.endsWith('icon.svg'))?.to;

  for (const { src } of read().icons) expect(src.replace(/[^/]+$/, 'icon.svg')).toBe(`/${drawing ?? ''}`);
});

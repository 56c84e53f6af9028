import { asHtml, hostileHtml } from '@cancha/e2e/hostile/hostileCases';
import { readHtmlHarm } from '@cancha/e2e/hostile/readHtmlHarm';
import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { cleanHtml } from '@cancha/site/text/cleanHtml';

const statics = 'https://statics.example';
const context = testContext({ environment: { STATICS_URL: statics } });

it.each(hostileHtml.map((one) => [one.name, asHtml(one)]))(
  'a footer or a feed has nothing but text, links and pictures of %s',
  (_, html) => {
    expect(readHtmlHarm(cleanHtml(html, context, { place: 'footer' }), statics)).toEqual([]);
    expect(readHtmlHarm(cleanHtml(html, context, { page: 'https://futbol.example/nota.html' }))).toEqual([]);
  },
);

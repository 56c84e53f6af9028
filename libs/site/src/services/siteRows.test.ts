import { allCapabilities } from '@cancha/brands/siteDefaults';
import { afterEach, describe, expect, it } from 'vitest';
import { aBrandConfig } from '../testing/aBrandConfig';
import { serveServices } from './servedServices';
import { siteRows } from './siteRows';

const fca = {
  id: 'fca',
  capabilities: allCapabilities,
  sportsWidgetLanguage: 'es_ES',
  timeZone: 'America/Costa_Rica',
};

afterEach(() => serveServices([]));

describe('the rows of a site', () => {
  it('are those of the deployment, before those of the brand', () => {
    serveServices([], { '*': { comments: { counts: 'given' } }, fca: { comments: {} } });

    expect(siteRows(fca, { ...aBrandConfig, comments: { notifications: true } }).comments).toEqual({});
    expect(siteRows({ ...fca, id: 'wst' }, aBrandConfig).comments).toEqual({ counts: 'given' });
  });

  it('have no comments where the site has none', () => {
    const without = { ...fca, capabilities: { ...allCapabilities, comments: false } };

    expect(siteRows(without, { ...aBrandConfig, comments: {} })).not.toHaveProperty('comments');
  });

  it('have the language and the zone of the site for sports widgets, unless they say another', () => {
    const rowOf = (row: object) =>
      siteRows(fca, { ...aBrandConfig, sportsWidgets: { subscription: '1', ...row } }).sportsWidgets;

    expect(rowOf({})).toEqual({ subscription: '1', language: 'es_ES', timeZone: 'America/Costa_Rica' });
    expect(rowOf({ language: 'es_CO' })).toMatchObject({ language: 'es_CO' });
  });
});

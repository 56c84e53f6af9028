import { startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { describe, expect, it } from 'vitest';
import { createApis } from '../context/createApis';
import { testContext } from '../testing/testContext';
import { loadHeaderTags } from './loadHeaderTags';

const names = ['a', 'b', 'c', 'd', 'e'];
const tags = names.map((label, order) => ({ label, url: `/tema/${label}`, order }));

describe('the links of the moment at an address of their own', () => {
  it('are asked for there, by the code of the site, without the key to drafts', async () => {
    const links = await startJsonServer({ '/links/FCA.json': tags });
    const environment = {
      ...{ HEADER_TAGS_API: `${links.url}/links/{site}.json` },
      ...{ DRAFT_KEY: 'a-key-of-sixteen-or-more', DRAFT_HEADER: 'x-draft-key' },
    };
    const context = testContext({ environment });
    const apis = createApis(context.site, context.environment, { hasDrafts: true });
    const found = await loadHeaderTags({ ...context, apis });

    expect(found?.map(({ label }) => label)).toEqual(names);
    expect(links.requests.map(({ url, headers }) => [url, headers['x-draft-key']])).toEqual([
      ['/links/FCA.json', undefined],
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { serveSites } from '../../context/servedSites';
import { aServedSite } from '../../testing/aServedSite';
import { generateProblemMetadata } from './ProblemPage';

beforeAll(() => serveSites([aServedSite]));

const metadataOf = (kind: string) =>
  generateProblemMetadata({ params: Promise.resolve({ site: 'fca', kind }) });

describe('the page that explains a problem', () => {
  it.each([
    ['notFound', 'Página No Encontrada'],
    ['serverError', 'Error del servidor'],
    ['thankyou', '¡Gracias!'],
  ])('%s has the specification’s title to the letter, without the brand', async (kind, title) => {
    expect((await metadataOf(kind)).title).toEqual({ absolute: title });
  });

  it('is not for search engines, where its status does not say so', async () => {
    expect((await metadataOf('thankyou')).robots).toEqual({ index: false });
  });
});

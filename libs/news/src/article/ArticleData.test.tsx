import { aBrandConfig } from '@cancha/site/testing/aBrandConfig';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { serveServices } from '@cancha/site/services/servedServices';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ArticleData } from './ArticleData';

afterEach(() => serveServices([]));

it('tells services of a story on a site that has one, and sends nothing of it elsewhere', () => {
  serveServices([
    {
      product: 'Counter',
      port: 'DataLayer',
      purpose: 'measurement',
      runsIn: 'browser',
      switchedOnBy: { brand: 'dataLayer' },
    },
  ]);
  const render = (rows: object) => {
    const context = testContext({ brandConfig: { ...aBrandConfig, ...rows } });
    return renderToStaticMarkup(
      <ArticleData context={context} article={anArticle('1')} jsonLd={undefined} />,
    );
  };

  expect(render({ dataLayer: { container: 'GTM-1' } })).toContain('data-targeting');
  expect(render({})).not.toContain('data-targeting');
  expect(render({})).toContain('application/ld+json');
});

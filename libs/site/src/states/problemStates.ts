import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { statesPath } from '../context/siteInState';
import { sitePath } from '../context/sitePath';
import type { State } from './State';

const home: State['path'] = (site) => buildPath(site, 'home', {});

/** Pages in place of the one that was asked for. */
export const problemPages: readonly State[] = [
  {
    id: 'not-found',
    label: 'An address of nothing',
    path: (site) => sitePath('/no-such-page', site),
    status: 404,
    says: (t) => t('problem.notFoundText'),
  },
  {
    id: 'gone',
    label: 'An article that the newsroom has taken back (the API says 410)',
    path: (site) => sitePath('/taken-back.html', site),
    status: 404,
    says: (t) => t('problem.notFoundText'),
    calls: /\/all\//,
    faults: { content: 'status=410' },
  },
  {
    id: 'unavailable',
    label: 'A backend answers 500',
    path: (site) => sitePath('/an-article.html', site),
    status: 503,
    says: (t) => t('problem.serverErrorText'),
    calls: /\/all\//,
    faults: { content: 'status=500' },
  },
  {
    id: 'late',
    label: 'A page never seen takes too long: it asks for itself again after ten seconds',
    path: (site) => sitePath('/an-article.html', site),
    status: 503,
    says: (t) => t('problem.serverErrorText'),
    calls: /\/all\//,
    faults: { content: 'hang' },
  },
  {
    id: 'our-mistake',
    label: 'A mistake of ours before the page is rendered',
    ...{ path: home, status: 500, problem: 'serverError' },
    says: (t) => t('problem.serverErrorText'),
  },
  {
    id: 'rendering-error',
    label: 'A mistake of ours while the page is rendered: the browser writes the page',
    path: (site) => `${site.prefix}${statesPath}/broken`,
    ...{ status: 500, says: null },
  },
  {
    id: 'too-many',
    label: 'One address asks too often',
    ...{ path: home, status: 429, problem: 'tooMany' },
    says: (t) => t('problem.serverErrorText'),
  },
  {
    id: 'refused-preview',
    label: 'A link to a preview that has expired',
    ...{ path: home, status: 403, problem: 'refusedPreview' },
    says: (t) => t('preview.refused'),
  },
  {
    id: 'thank-you',
    label: 'A form was sent',
    path: (site) => buildPath(site, 'thankYou', {}),
    status: 200,
    says: (t) => t('problem.thankyouText'),
  },
];

/** Rows of the specification's catalogue of errors (section 8) that are not among the faults above. */
export const catalogueStates: readonly State[] = [
  {
    id: 'no-menus',
    label: 'Menus cannot be had: those of the brand’s own folder',
    ...{ path: home, status: 200, calls: /\/menu$/, faults: { content: 'status=500' } },
    says: (t) => t('newsletter.title'),
  },
  {
    id: 'no-highlights',
    label: 'Links of the moment cannot be had: none',
    ...{ path: home, status: 200, calls: /\/header-tags$/, faults: { content: 'status=500' } },
    says: (t) => t('newsletter.title'),
  },
  {
    id: 'no-scores',
    label: 'The front page without any results',
    ...{ path: home, status: 200, faults: { stats: 'status=500' } },
    says: (t) => t('newsletter.title'),
  },
  {
    id: 'no-topic',
    label: 'News of a topic cannot be had: no empty list, but 503',
    path: (site) => buildPath(site, 'topic', { topic: 'mundial-2026' }),
    status: 503,
    calls: /\/news\/tag\//,
    faults: { content: 'status=500' },
    says: (t) => t('problem.serverErrorText'),
  },
  {
    id: 'no-picture-sitemap',
    label:
      'The sitemap of pictures cannot be had: 503, not an empty document (with ROBOTS=noindex there is none)',
    path: (site) => `${site.prefix}/sitemaps/images.xml`,
    status: 503,
    calls: /\/sitemaps\//,
    faults: { content: 'status=500' },
    says: null,
  },
  {
    id: 'no-live-scores',
    label: 'How matches stand cannot be asked: 503 to the script, and the page stays as it is',
    path: (site) => (hasPage(site, 'resultsHome') ? `${site.prefix}/api/live-matches` : null),
    status: 503,
    faults: { stats: 'status=500' },
    says: null,
  },
];

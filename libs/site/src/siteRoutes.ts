import { browserErrorsRoute } from './browserErrors/browserErrorsPath';
import { pageviewCandidateRoute } from './pageViews/answerPageviewCandidate';
import { newsletterResultRoute, newsletterRoute } from './pages/newsletter/NewsletterPage';
import { leavePreviewRoute, previewRoute } from './pages/preview/answerPreview';
import { statesRoute } from './pages/states/StatesPage';
import { policyReportsRoute } from './policyReports/policyReportsPath';
import type { Route } from './routes/Route';
import { pageRoute } from './routes/routeBuilders';

/** Pages every site has, whatever it tells of. */
export const siteRoutes: readonly Route[] = [
  // Reached from a form, or directly.
  pageRoute({
    name: 'thankYou',
    file: 'problem/[kind]',
    choices: { kind: () => 'thankyou' },
    sitemap: false,
  }),
  pageRoute({ name: 'saved', file: 'device/saved', sitemap: false }),
  pageRoute({ name: 'myTeams', file: 'device/my-teams', sitemap: false }),
  pageRoute({ name: 'preferences', file: 'device/preferences', sitemap: false }),
  pageRoute({ name: 'privacyChoices', file: 'device/privacy-choices', sitemap: false }),
  newsletterRoute,
  newsletterResultRoute,
  previewRoute,
  leavePreviewRoute,
  statesRoute,
  browserErrorsRoute,
  policyReportsRoute,
  pageviewCandidateRoute,
];

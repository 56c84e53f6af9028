import path from 'node:path';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { createRequestErrorReport } from '@cancha/integrations/errorReports/createRequestErrorReport';
import { services } from '@cancha/integrations/services';
import { faceList } from '@cancha/site/assets/faceList';
import { registerApp } from '@cancha/site/routes/registerApp';
import { logIssuesTo } from '@cancha/site/context/reportIssues';
import { serveStates } from '@cancha/site/context/servedStates';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import { serveServices } from '@cancha/site/services/servedServices';
import { EnvironmentError, readEnvironment } from '@cancha/site/environment/readEnvironment';
import { allStates } from '@cancha/site/states/stateGroups';
import type { Route } from '@cancha/site/routes/Route';
import type { Instrumentation } from 'next';
import { tellClientAddress } from './clientAddress/tellClientAddress';
import { errorReporting } from './errorReporting';
import { startBrowserErrors } from './startBrowserErrors';
import { readServiceRows } from './readServiceRows';
import { pageCacheHooks } from './pageCache/pageCacheHooks';
import { startPolicies } from './policy/startPolicies';
import { startForms } from './startForms';
import { startPolicyReports } from './startPolicyReports';
import { startPictures } from './startPictures';
import { requestsUnderWay } from './requests/RequestsUnderWay';
import { ignoreRanges } from './requestTarget/ignoreRanges';
import { refuseBeforeNext } from './requestTarget/refuseBeforeNext';
import { takeOriginForm } from './requestTarget/takeOriginForm';

/** What an app does once, before its first page. Exits with one line when the environment cannot be. */
export function startApp(sites: readonly [ServedSite, ...ServedSite[]], routes: readonly Route[]): void {
  // Read once, when the first picture with words on it is drawn. The server runs in the folder of its app.
  process.env['FONTCONFIG_FILE'] ??= path.resolve('public', faceList);
  try {
    registerApp(sites, routes);
    serveServices(Object.values(services), readServiceRows(process.env, sites));
    serveStates(allStates);
    logIssuesTo(errorReporting().logger);
    startBrowserErrors();
    startPolicies();
    startPolicyReports();
    startForms();
    startPictures();
    takeOriginForm();
    refuseBeforeNext();
    pageCacheHooks().isBusy = () => requestsUnderWay().isBusy;
    ignoreRanges();
    tellClientAddress(readEnvironment(process.env).TRUSTED_PROXIES);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Logs an error of a request, and reports it where errors are reported: specification, section 8. */
export const reportRequestError: Instrumentation.onRequestError = (...args) =>
  processSingleton('request-errors', () => createRequestErrorReport(errorReporting()))(...args);

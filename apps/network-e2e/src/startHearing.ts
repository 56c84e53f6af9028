import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startCms, type Cms } from '@cancha/e2e/startCms';
import { startFaultyBackend, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';
import type { Route } from '@playwright/test';
import { backendOrigin } from './apps';
import { everyServiceRow } from './everyServiceRow';

const commentsHost = 'http://comments.example';
const commentsScript = readFileSync(
  path.join(workspaceFolder, 'libs/integrations/src/comments/testing/comments.standIn.js'),
  'utf8',
).replace('document.currentScript.src', `'${commentsHost}/entry.js'`);

/** For `page.route`: the comments service. */
export const commentsService = [
  `${commentsHost}/**`,
  (route: Route) => route.fulfill({ contentType: 'text/javascript', body: commentsScript }),
] as const;

export type Hearing = {
  readonly app: RunningApp;
  readonly cms: Cms;
  /** Football data that a test may change. */
  readonly stats: FaultyBackend;
  stop(): Promise<void>;
};

/** An app of three languages with every service on, before a CMS and football data that do as they are told. */
export async function startHearing(rows: string): Promise<Hearing> {
  const cms = await startCms(backendOrigin);
  const stats = await startFaultyBackend(backendOrigin);
  // The numbers come with the articles, the conversations from the service.
  const comments = { script: `${commentsHost}/entry.js`, counts: 'given' };
  await writeFile(rows, JSON.stringify({ '*': { ...everyServiceRow, comments } }));
  const settings = {
    ...{ SERVICE_ROWS: rows, DEPLOYMENT: 'preview', DRAFTS: 'off' },
    ...{ CMS_API_URL: cms.url, STATS_API_URL: stats.origin, NEWSLETTER_API: 'cms' },
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const app = await startApp({ name: 'bolavip', backend: backendOrigin, settings });
  // Whoever comes while it starts is nobody in particular.
  await fetch(app.origin);
  return {
    ...{ app, cms, stats },
    async stop() {
      await app.stop();
      await stats.close();
      cms.close();
    },
  };
}

let readers = 0;
/** Somebody else each time: so much from one address would be refused. */
export const nextReader = () => ({ 'x-forwarded-for': `203.0.113.${(readers += 1)}` });

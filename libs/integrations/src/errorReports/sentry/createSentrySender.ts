import type { SendReport } from '../ErrorReport.ts';
import { buildEnvelope, type Deployment } from './buildEnvelope.ts';
import { postText } from './postText.ts';
import type { Dsn } from './readDsn.ts';
import { readPause } from './readPause.ts';

/** Sends reports to an address that speaks Sentry's envelope format: the service itself, or one of its like. */
export function createSentrySender(dsn: Dsn, deployment: Deployment): SendReport {
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=cancha/1.0, sentry_key=${dsn.publicKey}`,
  };

  return async (report, signal) => {
    const envelope = buildEnvelope(report, deployment);
    const answer = await postText(dsn.endpoint, envelope, headers, signal);
    const isJson = /\bjson\b/.test(answer.headers['content-type'] ?? '');
    const isTaken = answer.status === 200 && isJson;
    return {
      // A page of HTML with status 200 comes from a proxy or a wrong address.
      refusal: isTaken
        ? null
        : answer.status === 200
          ? 'no answer of the service'
          : `status ${answer.status}`,
      pauseMs: readPause(answer.status, answer.headers, Date.now()),
    };
  };
}

import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { cmsToken } from './secrets';
import { siteCode } from './startStage';

const form = 'newsletter-redgol';
const patienceMs = 15_000;

type Posted = { readonly status: number; readonly body: string };

/** `null`: no answer came. `fetch` writes some of these headers itself. */
function post(url: string, headers: Record<string, string>, body: string): Promise<Posted | null> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patienceMs);
    const sent = request(url, { method: 'POST', headers, signal, agent: false }, (answer) => {
      let said = '';
      answer.on('data', (chunk: Buffer) => (said += chunk.toString()));
      answer.on('error', () => resolve(null));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: said }));
    });
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}

/** Signs up as a reader does, with the app's own form. Whether the reader was told that it is done. */
export async function signUpWithApp(app: string, email: string, from: string): Promise<boolean> {
  const headers = {
    ...{ origin: app, 'sec-fetch-site': 'same-origin', accept: 'application/json', 'x-forwarded-for': from },
    'content-type': 'application/x-www-form-urlencoded',
  };
  const answer = await post(`${app}/api/newsletter`, headers, new URLSearchParams({ email }).toString());
  return /"outcome":"(success|alreadyRegistered)"/.test(answer?.body ?? '');
}

function askBackend(backend: string, call: string, email: string): Promise<Posted | null> {
  const url = `${backend}/v1/sites/${siteCode}/newsletter/${call}?token=${cmsToken}`;
  return post(url, { 'content-type': 'application/json' }, JSON.stringify({ form, email }));
}

/** Signs up at the backend itself. Whether it said that it is done. */
export const signUpWithBackend = async (backend: string, email: string): Promise<boolean> =>
  (await askBackend(backend, 'subscriptions', email))?.status === 200;

export const isSignedUp = async (backend: string, email: string): Promise<boolean> =>
  (await askBackend(backend, 'lookup', email))?.status === 200;

/** Sends one after the other at a steady pace, without waiting for answers. Gives those that were told that it is done. */
export async function signUpSteadily(
  emails: readonly string[],
  perSecond: number,
  signUp: (email: string, number: number) => Promise<boolean>,
): Promise<string[]> {
  const sent: Promise<string | null>[] = [];
  for (const [number, email] of emails.entries()) {
    sent.push(signUp(email, number).then((isDone) => (isDone ? email : null)));
    await delay(1_000 / perSecond);
  }
  return (await Promise.all(sent)).filter((email) => email !== null);
}

import type { Api } from '../api/Api';
import { ApiError } from '../api/ApiError';
import { encodePath } from '../api/encodePath';
import { isRecord } from '../reading/isRecord';

export type SignUpOutcome = 'success' | 'alreadyRegistered' | 'failure';

type SignUpArgs = {
  site: string;
  /** Name of the newsletter's form. */
  form: string;
  email: string;
  /** Of the backend, where it wants one of whoever writes to it. */
  token?: string | undefined;
};

/**
 * Signs an email address up for a newsletter, unless it is signed up already. A lookup of status 400 or above means a
 * new address; without a response nobody is signed up. Never throws. The address is sent in the body only, and is never
 * reported.
 */
export async function signUp(api: Api, { site, form, email, token }: SignUpArgs): Promise<SignUpOutcome> {
  const path = encodePath(['sites', site, 'newsletter']);
  if (path === null) return 'failure';
  const sent = { query: { token }, body: { form, email } };
  try {
    if (await isRegistered(api, { ...sent, path: `${path}/lookup` })) return 'alreadyRegistered';
    return readAnswer(await api.post({ ...sent, path: `${path}/subscriptions` }));
  } catch (error) {
    reportFailure(api, error, path);
    return 'failure';
  }
}

async function isRegistered(api: Api, call: Parameters<Api['post']>[0]): Promise<boolean> {
  try {
    await api.post(call);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status ?? 0) < 400) throw error;
    // A failing backend says "new" as well: sign up, but report it.
    if ((error.status ?? 0) >= 500) reportFailure(api, error, call.path);
    return false;
  }
}

/** A CMS that does not know the form answers `false` with status 200. */
function readAnswer(answer: unknown): SignUpOutcome {
  if (!isRecord(answer)) return 'failure';
  return answer['created'] === false ? 'alreadyRegistered' : 'success';
}

function reportFailure(api: Api, error: unknown, place: string): void {
  const problem = error instanceof ApiError ? error.message : 'The newsletter failed';
  api.report([{ id: null, problem, kept: false, place }]);
}

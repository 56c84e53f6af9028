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
};

/**
 * Signs an address up for a newsletter, unless it is signed up. The lookup speaks by its status: 400 and above is a
 * new address, whatever the reason; no status at all is no answer, and nobody is signed up. Never throws. The address
 * travels in the body alone and is in no report.
 */
export async function signUp(api: Api, { site, form, email }: SignUpArgs): Promise<SignUpOutcome> {
  const path = encodePath(['sites', site, 'newsletter']);
  if (path === null) return 'failure';
  const body = { form, email };
  try {
    if (await isRegistered(api, `${path}/lookup`, body)) return 'alreadyRegistered';
    return readAnswer(await api.post({ path: `${path}/subscriptions`, body }));
  } catch (error) {
    tell(api, error, path);
    return 'failure';
  }
}

async function isRegistered(api: Api, path: string, body: object): Promise<boolean> {
  try {
    await api.post({ path, body });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status ?? 0) < 400) throw error;
    // A backend in trouble says "new" as well: the reader is signed up, but somebody should know.
    if ((error.status ?? 0) >= 500) tell(api, error, path);
    return false;
  }
}

/** A CMS that does not know the form says `false`, with a 200. */
function readAnswer(answer: unknown): SignUpOutcome {
  if (!isRecord(answer)) return 'failure';
  return answer['created'] === false ? 'alreadyRegistered' : 'success';
}

function tell(api: Api, error: unknown, place: string): void {
  const problem = error instanceof ApiError ? error.message : 'The newsletter failed';
  api.report([{ id: null, problem, kept: false, place }]);
}

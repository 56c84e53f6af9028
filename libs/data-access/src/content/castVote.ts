import type { Api } from '../api/Api';
import { ApiError } from '../api/ApiError';
import { encodePath } from '../api/encodePath';
import { unwrapData } from '../reading/unwrapData';
import type { SiteArgs } from './ContentArgs';
import { mapPoll } from './mapPoll';
import type { Poll } from './Poll';

export type VoteArgs = SiteArgs & {
  /** Of the page with the poll; `/` for the home page. */
  readonly path: string;
  readonly question: string;
  /** An `optionValue`. */
  readonly answer: string;
  /** Identifies the device: the backend takes one vote from each. */
  readonly voter: string;
  /** Of the backend, where it wants one of whoever writes to it. */
  readonly token?: string | undefined;
};

/** `refused`: this device has voted already, or the poll is closed. */
export type VoteOutcome =
  { readonly kind: 'voted'; readonly poll: Poll | null } | { readonly kind: 'refused' };

/** Sent once and never retried. Any other failure is an `ApiError`, which the reader is told about. */
export async function castVote(api: Api, args: VoteArgs): Promise<VoteOutcome> {
  const { site, path, question, answer, voter, token } = args;
  const address = encodePath(['sites', site, 'polls', 'vote']);
  if (address === null) return { kind: 'refused' };
  try {
    const body = await api.post({
      path: address,
      query: { path, question, answer, token },
      headers: { 'x-voter-key': voter },
    });
    // With 200 and no more than that the CMS says that it stored nothing.
    if (body === false) throw new ApiError('bad-body', address, { status: 200, reason: 'false' });
    return { kind: 'voted', poll: readPollAfterVote(body) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: 'refused' };
    throw error;
  }
}

/** The specification does not define the response: a vote counts even without a poll in it. */
function readPollAfterVote(body: unknown): Poll | null {
  try {
    return mapPoll(unwrapData(body), []);
  } catch {
    return null;
  }
}

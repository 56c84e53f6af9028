import type { Api } from '../api/Api';
import { ApiError } from '../api/ApiError';
import { encodePath } from '../api/encodePath';
import { unwrapData } from '../reading/unwrapData';
import type { SiteArgs } from './ContentArgs';
import { mapPoll } from './mapPoll';
import type { Poll } from './Poll';

export type VoteArgs = SiteArgs & {
  /** Of the page that asks; `/` for the front page. */
  readonly path: string;
  readonly question: string;
  /** The `optionValue` of an answer. */
  readonly answer: string;
  /** Tells devices apart: of one the backend takes one vote, however often it is sent. */
  readonly voter: string;
};

/** The poll with the vote counted, or why it was not taken: this device had voted, or nobody votes any more. */
export type VoteOutcome =
  { readonly kind: 'voted'; readonly poll: Poll | null } | { readonly kind: 'refused' };

/** Votes. Sent once and never again: what fails otherwise is an `ApiError`, and whoever voted is told so. */
export async function castVote(api: Api, args: VoteArgs): Promise<VoteOutcome> {
  const { site, path, question, answer, voter } = args;
  const address = encodePath(['sites', site, 'polls', 'vote']);
  if (address === null) return { kind: 'refused' };
  try {
    const body = await api.post({
      path: address,
      query: { path, question, answer },
      headers: { 'x-voter-key': voter },
    });
    return { kind: 'voted', poll: readCounted(body) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { kind: 'refused' };
    throw error;
  }
}

/** The specification does not say what a vote answers: without a poll in it, it is counted all the same. */
function readCounted(body: unknown): Poll | null {
  try {
    return mapPoll(unwrapData(body), []);
  } catch {
    return null;
  }
}

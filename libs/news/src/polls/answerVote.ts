import { randomUUID } from 'node:crypto';
import { ApiError } from '@cancha/data-access/api/ApiError';

import { castVote, type VoteOutcome } from '@cancha/data-access/content/castVote';
import type { Poll } from '@cancha/data-access/content/Poll';
import { mayPost } from '@cancha/site/forms/mayPost';
import { readFormBody } from '@cancha/site/forms/readFormBody';
import { secondsInDay } from 'date-fns/constants';
import { reportIssues } from '@cancha/site/context/reportIssues';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { currentPoll } from './loadPolls';
import { votesText } from './PollData';
import { pollResultPath, readPollPath, type VoteOutcomeKind } from './pollPaths';

type VoteParams = { params: Promise<{ site: string }> };

/** The answer to a vote as JSON; `options` where the poll is known as it stands now. */
export type VoteAnswer = {
  outcome: VoteOutcomeKind;
  options: Poll['options'] | null;
  /** "YA VOTARON 7 PERSONAS". */
  votes: string | null;
};

const cookie = 'poll_voter';
const yearSeconds = 365 * secondsInDay;

const limits = {
  // A household or an office behind one address.
  ofReader: { most: 30, windowMs: 10 * 60_000 },
  ofAll: { most: 3_000, windowMs: 60_000 },
};

/**
 * Takes a vote, one a device: a cookie tells devices apart, and the backend counts each key once. Browsers with
 * JavaScript get the poll as it stands; a form that was posted as it is leads to a page that shows it.
 */
export async function answerVote(request: Request, { params }: VoteParams): Promise<Response> {
  const context = await getSiteContext((await params).site);
  const fields = await readFormBody(request);
  const path = readPollPath(fields.get('path'));
  const voter = voterOf(request) ?? randomUUID();
  const { outcome, poll } = mayPost(request, 'vote', limits)
    ? await vote(fields, path, voter, context)
    : failed;

  const headers = new Headers({ 'Cache-Control': 'no-store', Vary: 'Accept' });
  // A cookie for those alone who vote.
  if (outcome === 'voted') headers.append('Set-Cookie', voterCookie(voter, context));
  if (request.headers.get('accept')?.includes('application/json')) {
    const votes = poll && votesText(poll, context.t);
    return Response.json({ outcome, options: poll?.options ?? null, votes } satisfies VoteAnswer, {
      headers,
    });
  }
  headers.set('Location', pollResultPath(context.site, outcome, path));
  return new Response(null, { status: 303, headers });
}

type Voted = { outcome: VoteOutcomeKind; poll: Poll | null };

const failed: Voted = { outcome: 'failure', poll: null };

async function vote(
  fields: URLSearchParams,
  path: string,
  voter: string,
  context: SiteContext,
): Promise<Voted> {
  const [question, answer] = [fields.get('question'), fields.get('answer')];
  if (!question || !answer) return failed;
  const args = { site: context.site.siteCode, path, question, answer, voter };
  try {
    return await resultOf(await castVote(context.apis.content, args), path, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportIssues([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return failed;
  }
}

/** A vote that was refused says what the poll says: it closed, or else this device had voted. */
async function resultOf(outcome: VoteOutcome, path: string, context: SiteContext): Promise<Voted> {
  if (outcome.kind === 'voted') return { outcome: 'voted', poll: outcome.poll };
  const poll = await currentPoll(path, context);
  return { outcome: poll?.isOpen === false ? 'over' : 'alreadyVoted', poll };
}

function voterOf({ headers }: Request): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{8,64})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1];
}

function voterCookie(voter: string, { site }: SiteContext): string {
  const secure = site.origin.startsWith('https:') ? '; Secure' : '';
  return `${cookie}=${voter}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

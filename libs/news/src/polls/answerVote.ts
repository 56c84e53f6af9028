import { randomUUID } from 'node:crypto';
import { ApiError } from '@cancha/data-access/api/ApiError';
import { castVote, type VoteOutcome } from '@cancha/data-access/content/castVote';
import type { Poll } from '@cancha/data-access/content/Poll';
import { isSameOrigin } from '@cancha/site/forms/isSameOrigin';
import { mayPost } from '@cancha/site/forms/mayPost';
import { minutesOf } from '@cancha/site/forms/postForm';
import { readFormBody } from '@cancha/site/forms/readFormBody';
import { returnedSegment } from '@cancha/site/forms/returnedForms';
import { wantsData } from '@cancha/site/forms/wantsData';
import type { PostAnswer } from '@cancha/site/routes/Route';
import { secondsInDay } from 'date-fns/constants';
import { reportIssues } from '@cancha/site/context/reportIssues';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { currentPoll } from './loadPolls';
import { votesText } from './PollData';
import { pollAction, pollResultPage, pollResultPath, readPollPath, type VoteOutcomeKind } from './pollPaths';

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
 * JavaScript get the poll as it stands. Without it a vote leads to a page that shows the poll; what failed is said by a page
 * with the status that is true.
 */
export async function answerVote(request: Request, { site: id }: { site: string }): Promise<PostAnswer> {
  const context = await getSiteContext(id);
  const known = voterOf(request);
  if (known === undefined && !wasMarked(request) && isSameOrigin(request)) return markDevice(context);
  const fields = await readFormBody(request);
  const path = readPollPath(fields.get('path'));
  // A browser that keeps no cookies has a new device each time.
  const voter = known ?? randomUUID();
  const verdict = mayPost(request, 'vote', limits);
  const { outcome, status, poll } =
    verdict.kind === 'taken' ? await vote(fields, path, voter, context) : refusals[verdict.kind];

  const headers = {
    ...{ 'Cache-Control': 'no-store', Vary: 'Accept' },
    ...(verdict.kind === 'tooMany' ? { 'Retry-After': String(verdict.waitS) } : {}),
  };
  if (wantsData(request)) {
    const votes = poll && votesText(poll, context.t);
    const answer: VoteAnswer = { outcome, options: poll?.options ?? null, votes };
    return Response.json(answer, { status, headers });
  }
  if (status === 200) return { seeOther: pollResultPath(context.site, outcome, path), headers };
  const minutes = verdict.kind === 'tooMany' ? minutesOf(verdict.waitS) : 0;
  const problem = { message: context.t(`pollsPage.${outcome}`, { minutes }), errors: {} };
  const typed = { answer: fields.get('answer') ?? '' };
  return {
    path: pollResultPage(returnedSegment(outcome, { problem, typed, key: null }), path),
    status,
    headers,
  };
}

const markedQuery = 'marked';

const wasMarked = ({ url }: Request): boolean => new URL(url).searchParams.has(markedQuery);

/**
 * Marks a device that votes for the first time, and has it send the vote again. If it were marked by the answer, a vote
 * whose answer is lost would be stored, and sent again as somebody else's.
 */
function markDevice(context: SiteContext): PostAnswer {
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': voterCookie(randomUUID(), context) };
  return { sendAgain: `${pollAction(context.site)}?${markedQuery}`, headers };
}

type Voted = { outcome: VoteOutcomeKind; status: number; poll: Poll | null };

const failed = (status: number): Voted => ({ outcome: 'failure', status, poll: null });
const refusals: Record<'foreign' | 'tooMany', Voted> = {
  foreign: failed(403),
  tooMany: { outcome: 'tooMany', status: 429, poll: null },
};

async function vote(
  fields: URLSearchParams,
  path: string,
  voter: string,
  context: SiteContext,
): Promise<Voted> {
  const [question, answer] = [fields.get('question'), fields.get('answer')];
  if (!question || !answer) return failed(422);
  const token = context.environment.CMS_API_TOKEN;
  const args = { site: context.site.siteCode, path, question, answer, voter, token };
  try {
    return await resultOf(await castVote(context.apis.content, args), path, context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportIssues([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return failed(503);
  }
}

/** A vote that was refused says what the poll says: it closed, or else this device had voted. */
async function resultOf(outcome: VoteOutcome, path: string, context: SiteContext): Promise<Voted> {
  if (outcome.kind === 'voted') return { outcome: 'voted', status: 200, poll: outcome.poll };
  const poll = await currentPoll(path, context);
  return { outcome: poll?.isOpen === false ? 'over' : 'alreadyVoted', status: 200, poll };
}

function voterOf({ headers }: Request): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{8,64})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1];
}

function voterCookie(voter: string, { site }: SiteContext): string {
  const secure = site.origin.startsWith('https:') ? '; Secure' : '';
  return `${cookie}=${voter}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

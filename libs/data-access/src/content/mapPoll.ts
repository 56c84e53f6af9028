import type { MapIssue } from '../mapping/MapResult';
import { readList, readOne } from '../reading/readEach';
import type { Poll } from './Poll';
import { pollOptionSchema, pollSchema } from './poll.wire';

/** Throws `InvalidBodyError` without a question or a list of options. */
export function mapPoll(body: unknown, issues: MapIssue[]): Poll {
  const wire = readOne(pollSchema, body, 'poll');
  return { ...wire, options: readList(pollOptionSchema, wire.options, 'options', issues) };
}

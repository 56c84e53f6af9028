import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { readList, readOne } from '../reading/readEach';
import type { Poll } from './Poll';
import { pollOptionSchema, pollWireSchema } from './poll.wire';

/** A poll from its wire form. Throws `BadBody` without a question or a list of options. */
export function mapPoll(body: unknown, issues: MapIssue[]): Poll {
  const wire = readOne(pollWireSchema, body, 'poll');
  return { ...wire, options: readList(pollOptionSchema, wire.options, 'options', issues) };
}

/** A vote says everything in its address. */
const bodyless: ReadonlySet<string> = new Set(['post /v1/sites/{site}/polls/vote']);

/** What is answered under a name nobody knows, where that is no 404. */
const unknownNames: Record<string, number> = {
  'get /v1/sites/{site}/news/latest-updated-by-category/{*}': 200,
  'get /api/collections/get/{collection}': 412,
  // `false`, as Cockpit says it.
  'post /api/forms/submit/{formId}': 200,
};

/** The status of a call that is right. */
export function successOf(call: string): number {
  return call === 'post /faults/rules' ? 201 : 200;
}

export function statusOfUnknown(call: string): number {
  return unknownNames[call] ?? 404;
}

/** Whether a call refuses to be sent nothing. */
export function needsBody(call: string): boolean {
  return !bodyless.has(call) && call !== 'post /api/forms/submit/{formId}';
}

/** An expected failure. Its message is one line that says what happened and what to do. */
export class ExplainedError extends Error {
  /** @override */
  name = 'ExplainedError';
}

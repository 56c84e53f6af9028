import { unstable_rethrow } from 'next/navigation';

const mostCauses = 20;

/** Whether this is how Next carries `notFound()`, `redirect()` and the like: answers, not errors. */
export function isControlFlow(error: unknown): boolean {
  try {
    unstable_rethrow(error);
    return false;
  } catch (thrown) {
    // Anything else is an error that Next could not read: its causes go in a circle, or a getter throws.
    return withCauses(error).includes(thrown);
  }
}

function withCauses(error: unknown): unknown[] {
  const chain = [error];
  for (let last = error; last instanceof Error && chain.length < mostCauses; chain.push(last))
    last = last.cause;
  return chain;
}

/**
 * Asks as a reader does. A page that nobody has read yet may be late on a busy machine: it is 503, asks for itself again, and is
 * there by then (decision 060).
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  statusOf: (answer: T) => number | undefined,
): Promise<T> {
  let answer = await ask();
  for (let again = 0; again < 3 && statusOf(answer) === 503; again++) answer = await ask();
  return answer;
}

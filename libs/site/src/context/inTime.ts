import { patienceLeft } from './pagePatience';

/** What came too late to be waited for. It is not lost: the client remembers it for the next reader. */
export const late = Symbol('late');

/** What a page is about, or `late` where the page would wait too long for it and says so instead. Throws what it throws. */
export async function inTime<T>(part: Promise<T>): Promise<T | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, patienceLeft(), late);
  });
  try {
    return await Promise.race([part, patience]);
  } finally {
    clearTimeout(timer);
  }
}

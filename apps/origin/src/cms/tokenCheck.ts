import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiProblem } from '../server/ApiProblem.ts';

/** Throws the 401 of the CMS for any token but ours. Without one of our own everybody has access. */
export function tokenCheck(token: string | null): (given: string | undefined) => void {
  if (token === null) return () => {};

  const own = digest(token);
  return (given) => {
    if (given !== undefined && timingSafeEqual(digest(given), own)) return;
    throw new ApiProblem(401, 'unauthorized', 'This call needs the token of the CMS.');
  };
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

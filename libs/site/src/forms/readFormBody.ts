/** A handful of short fields. */
const usualLimit = 4096;

/** What was posted; `null` where it is too long to be one of ours. In bytes. */
export async function readBody({ body }: Pick<Request, 'body'>, limit: number): Promise<string | null> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** The fields of a form as browsers post it; `null` where it is too long. */
export async function readLongFormBody(
  request: Pick<Request, 'body'>,
  limit: number,
): Promise<URLSearchParams | null> {
  const body = await readBody(request, limit);
  return body === null ? null : new URLSearchParams(body);
}

/** The fields of a short form; none where it is too long to be one of ours. */
export const readFormBody = async (request: Pick<Request, 'body'>): Promise<URLSearchParams> =>
  (await readLongFormBody(request, usualLimit)) ?? new URLSearchParams();

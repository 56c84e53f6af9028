/** A handful of short fields. */
const longestBody = 4096;

/** The fields of a form as browsers post it; none where it is too long to be one of ours. */
export async function readFormBody({ body }: Pick<Request, 'body'>): Promise<URLSearchParams> {
  if (!body) return new URLSearchParams();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > longestBody) return new URLSearchParams();
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Thrown while reading an answer that is not what was agreed; the client turns it into an `ApiError`. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError';
}

/** A response of the wrong shape. The client turns it into an `ApiError`. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError';
}

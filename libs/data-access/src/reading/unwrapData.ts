import { isRecord } from './isRecord';

/** The response itself, sent as it is or as `{ "data": … }`. */
export function unwrapData(body: unknown): unknown {
  return isRecord(body) && 'data' in body && !('items' in body) ? body['data'] : body;
}

import { isRecord } from './isRecord';

/** The answer itself, whether it came bare or inside `{ "data": … }`. */
export function unwrapData(body: unknown): unknown {
  return isRecord(body) && 'data' in body && !('items' in body) ? body['data'] : body;
}

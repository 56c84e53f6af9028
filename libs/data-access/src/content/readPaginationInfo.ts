import { camelKeys } from '../reading/camelKeys';
import { isRecord } from '../reading/isRecord';
import { unknownPagination, type PaginationInfo } from './PaginationInfo';

/** `nextPage` is sent as −1 on the last page, `lastPage` as a number or as true. Missing means last page. */
export function readPaginationInfo(wire: unknown): PaginationInfo {
  const info = camelKeys(wire);
  if (!isRecord(info)) return unknownPagination;

  const lastPage = info['lastPage'];
  return {
    nextPage: lastPage === true ? null : pageNumber(info['nextPage']),
    lastPage: pageNumber(lastPage),
  };
}

function pageNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : null;
}

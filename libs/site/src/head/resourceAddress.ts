import { sitePath } from '../context/sitePath';
import type { PageAddress } from './PageAddress';

type ResourceOptions = {
  page?: number;
  /** Codes of the editions that carry it; empty: all of them. */
  editions?: readonly string[];
};

/** Where a path of the newsroom lies, be it an article or a section: under the same path on every site that has it. */
export function resourceAddress(
  path: string,
  { page = 1, editions = [] }: ResourceOptions = {},
): PageAddress {
  return {
    sharedWith: 'newsroom',
    on: (site) => sitePath(path, site) + (page > 1 ? `?page=${page}` : ''),
    isOn: ({ edition }) => editions.length === 0 || editions.some((code) => code === edition),
  };
}

import { z } from 'zod';

/** `page` and `size` of a list, checked. */
export type Page = { page: number; size: number };

const largestSize = 100;

const counted = (longest: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a whole number from 1')
    .max(longest, 'is too large')
    .transform(Number);

/** The query of a paged list: `page` from 1, `size` from 1 to 100. Anything else is refused, not corrected. */
export function pageQuery(defaultSize: number) {
  return z.object({
    page: counted(7).default(1),
    size: counted(3)
      .refine((size) => size <= largestSize, `must be ${largestSize} at most`)
      .default(defaultSize),
  });
}

/** `a,b`, repeated keys or both, as one list without empty or double entries. */
export const nameList = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [
    ...new Set(
      [given]
        .flat()
        .flatMap((text) => text.split(','))
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ])
  .refine((names) => names.length > 0, 'must name at least one');

/** Where the next page is and how many there are. A list without items has one page. */
export function paginationInfo({ page, size }: Page, total: number): { nextPage: number; lastPage: number } {
  const lastPage = Math.max(1, Math.ceil(total / size));
  return { nextPage: page < lastPage ? page + 1 : -1, lastPage };
}

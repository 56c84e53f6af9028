import { longestSearch } from '@cancha/ui/search/SearchForm/SearchForm';

/** What is searched for, as far as it is; `cut`: there was more of it. */
export type SearchedText = { readonly text: string; readonly isCut: boolean };

/** No text in base64url is one letter long. */
const nothing = '-';

/**
 * The words of `?q=` as a part of an internal path, where percent signs and slashes would not come through. Of several the
 * first that says something.
 */
export function segmentOfSearch(search: URLSearchParams): string {
  const asked = search.getAll('q').map(readable).find(Boolean) ?? '';
  // One letter more than are searched for tells that there were more
  const kept = [...asked].slice(0, longestSearch + 1).join('');
  return kept === '' ? nothing : Buffer.from(kept).toString('base64url');
}

export function searchOfSegment(segment: string): SearchedText {
  const letters = segment === nothing ? [] : [...Buffer.from(segment, 'base64url').toString()];
  const text = letters.slice(0, longestSearch).join('').trim();
  return { text, isCut: letters.length > longestSearch };
}

/** Without signs that cannot be seen, among them those that turn the direction of the text around them. */
function readable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
}

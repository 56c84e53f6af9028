import { asTexts } from './hostileCases';

/** Fields of the backends that are words for readers. What is an address, an id or a date stays. */
const words: ReadonlySet<string> = new Set([
  ...['title', 'title_detail', 'msnTitle', 'excerpt', 'epigraph', 'label', 'event_title', 'image_credits'],
  ...['image_caption', 'description', 'question', 'text', 'section', 'categoryName', 'name', 'short_name'],
  ...['known_name', 'first_name', 'last_name', 'nickname', 'city', 'country', 'notice', 'biography', 'role'],
]);

/**
 * An answer of a backend whose words somebody else has written: the first title is the case `from`, the next one the case
 * after it, and so with each field.
 * @param together how many cases are one text
 */
export function poison(answer: unknown, from = 0, together = 1): unknown {
  const told = new Map<string, number>();
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, was]) => {
        if (!words.has(key) || typeof was !== 'string' || was === '') return [key, write(was)];
        const at = told.get(key) ?? from;
        told.set(key, at + together);
        return [
          key,
          Array.from({ length: together }, (_, i) => asTexts[(at + i) % asTexts.length]).join(' '),
        ];
      }),
    );
  };
  return write(answer);
}

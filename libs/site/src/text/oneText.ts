import { processSingleton } from '@cancha/data-access/api/processSingleton';

/**
 * The text of a script that is written from functions, the same in the whole process. Each bundle shortens a function in its own
 * way: the one that writes it first writes it for all, so that whoever names its hash has the text that is sent.
 * @param key all that the text depends on
 */
export function oneText(key: string, write: () => string): string {
  const texts = processSingleton('script-texts', () => new Map<string, string>());
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = write();
  texts.set(key, text);
  return text;
}

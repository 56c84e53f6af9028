import type { Messages } from '@cancha/messages/Messages';
import { catalogues } from '@cancha/messages/catalogues';

/** The messages of the toolbar's language; Spanish by default. */
export function storyMessages(globals: { readonly [name: string]: unknown }): Messages {
  const language = String(globals['language']);
  return Object.hasOwn(catalogues, language)
    ? catalogues[language as keyof typeof catalogues]
    : catalogues.es;
}

import type { Messages } from '@cancha/messages/Messages';
import { catalogues } from '@cancha/messages/catalogues';

/** The words of the language in Storybook's toolbar, as a site would pass them; Spanish where none is told. */
export function storyMessages(globals: { readonly [name: string]: unknown }): Messages {
  const language = String(globals['language']);
  return Object.hasOwn(catalogues, language)
    ? catalogues[language as keyof typeof catalogues]
    : catalogues.es;
}

import type { Site } from '@cancha/brands/Site';
import { es } from '@cancha/messages/es';
import type { Messages } from '@cancha/messages/Messages';
import type { Language } from '@cancha/routing/Language';
import { createTranslator } from 'use-intl/core';
import { remember } from './remember';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];

export type MessageKey = Leaves<Messages>;

type Values = Readonly<Record<string, string | number>>;

/** The words of a key, with its values filled in. An unknown key is a type error. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** Sites speak the languages that have a catalogue. */
const catalogues: Partial<Record<Language, Messages>> = { es };

export function createSiteTranslator(site: Site): Translate {
  const messages = catalogues[site.language];
  if (!messages) throw new Error(`No messages for the language "${site.language}" of ${site.id}`);
  const translator = createTranslator({ locale: site.formatLocale, messages, timeZone: site.timeZone });
  // A page asks for the same few hundred sentences each time it is made, and ICU takes microseconds for each.
  return remember(
    (key: MessageKey, values?: Values) => translator(key as never, values as never),
    (key, values) => (values ? JSON.stringify([key, values]) : key),
  );
}

import type { Site } from '@cancha/brands/Site';
import { applyOverrides } from '@cancha/messages/applyOverrides';
import type { MessageOverrides } from '@cancha/messages/MessageOverrides';
import type { Messages } from '@cancha/messages/Messages';
import { messagesOf } from '@cancha/messages/messagesOf';
import { createTranslator } from 'use-intl/core';
import { remember } from './remember';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];

export type MessageKey = Leaves<Messages>;

type Values = Readonly<Record<string, string | number>>;

/** The words of a key, with its values filled in. An unknown key is a type error. */
export type Translate = (key: MessageKey, values?: Values) => string;

/** The words of a site: its catalogue, and what its region and its brandConfig say otherwise. */
export function createSiteTranslator(
  { catalogue, region, numberLocale }: Pick<Site, 'catalogue' | 'region' | 'numberLocale'>,
  words: MessageOverrides = {},
): Translate {
  const translator = createTranslator({
    // All that a locale decides in a message is its plurals, which go by language, and how figures are written.
    locale: numberLocale,
    messages: applyOverrides(messagesOf(catalogue, region), words),
  });
  // A page asks for the same few hundred sentences each time it is made, and ICU takes microseconds for each.
  return remember(
    (key: MessageKey, values?: Values) => translator(key as never, values as never),
    (key, values) => (values ? JSON.stringify([key, values]) : key),
  );
}

import { isRecord } from '@cancha/data-access/reading/isRecord';
import { readStored, writeStored, type StoreOutcome } from './storedJson';

/** Where a reader's choices are stored. `firstScript` reads them before the first paint. */
export const settingsKey = 'cancha.settings';

/** What is stored under another version is not understood, and counts as nothing. */
const settingsVersion = 1;

export type ReaderSettings = {
  /** Colours of the pages. */
  scheme: 'system' | 'light' | 'dark';
  /** Size of running text. */
  textSize: 'normal' | 'small' | 'large' | 'largest';
  /** Whether what is read is remembered. */
  history: 'on' | 'off';
};

export type SettingName = keyof ReaderSettings;

/** What may be chosen; the first of each is what holds until the reader chooses. */
export const settingChoices: {
  readonly [Name in SettingName]: readonly [ReaderSettings[Name], ...ReaderSettings[Name][]];
} = {
  scheme: ['system', 'light', 'dark'],
  textSize: ['normal', 'small', 'large', 'largest'],
  history: ['on', 'off'],
};

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingChoices, name);

/** Settings as they were stored; what is missing or means nothing is as if it had never been chosen. */
export function parseSettings(stored: unknown): ReaderSettings {
  const found = isRecord(stored) && stored['version'] === settingsVersion ? stored : {};
  return {
    scheme: chosen('scheme', found),
    textSize: chosen('textSize', found),
    history: chosen('history', found),
  };
}

function chosen<Name extends SettingName>(name: Name, found: Record<string, unknown>): ReaderSettings[Name] {
  const choices = settingChoices[name];
  return choices.find((choice) => choice === found[name]) ?? choices[0];
}

export const readSettings = (): ReaderSettings => parseSettings(readStored(settingsKey));

/** Stores one choice beside the others. A value that is no choice is not stored: `null`. */
export function chooseSetting(name: SettingName, value: string): StoreOutcome | null {
  const choices: readonly string[] = settingChoices[name];
  if (!choices.includes(value)) return null;
  return writeStored(settingsKey, { version: settingsVersion, ...readSettings(), [name]: value });
}

type TextSize = ReaderSettings['textSize'];

const sizes: readonly TextSize[] = ['small', 'normal', 'large', 'largest'];

/** The next size of text in a direction; `null` at its end. */
export function steppedSize(from: TextSize, step: 'smaller' | 'larger'): TextSize | null {
  return sizes[sizes.indexOf(from) + (step === 'larger' ? 1 : -1)] ?? null;
}

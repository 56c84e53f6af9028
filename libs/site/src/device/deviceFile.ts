import { isRecord } from '@cancha/data-access/reading/isRecord';
import { savedArticles } from './articleShelf';
import { followId, parseFollows, type Follow } from './Follow';
import { follows } from './followShelf';
import { parseArticles, type KeptArticle } from './KeptArticle';
import { readJson } from './storedJson';

const format = 'cancha-device';

/** More than all that fits into a browser's storage: it is no file of ours. */
export const largestFile = 6_000_000;

/** What is kept here, as a file that another browser reads. */
export function writeDeviceFile(): string {
  const kept = { follows: follows.list(), articles: savedArticles.list() };
  return JSON.stringify({ format, version: 1, ...kept }, null, 1);
}

type DeviceFile = { follows: Follow[]; articles: KeptArticle[]; lost: number };

/** `null` for what is no such file, or has nothing in it that can be read. */
function readDeviceFile(text: string): DeviceFile | null {
  const file = readJson(text);
  if (!isRecord(file) || file['format'] !== format || file['version'] !== 1) return null;
  const { follows: followed, articles: kept } = file;
  if (!Array.isArray(followed) || !Array.isArray(kept)) return null;
  const read = { follows: parseFollows(file), articles: parseArticles(file) };
  const given = followed.length + kept.length;
  const known = read.follows.length + read.articles.length;
  return given > 0 && known === 0 ? null : { ...read, lost: given - known };
}

export type ImportOutcome =
  /** `lost`: what could not be read in it. */
  | { kind: 'added'; follows: number; articles: number; lost: number }
  | { kind: 'unreadable' | 'full' | 'refused' };

/** Adds what a file has to what is kept here. All of it or nothing: a file that does not fit changes nothing. */
export function importDeviceFile(text: string): ImportOutcome {
  const file = readDeviceFile(text);
  if (!file) return { kind: 'unreadable' };
  const before = follows.list();
  const newFollows = file.follows.filter((follow) => !follows.has(followId(follow)));
  const newArticles = file.articles.filter(({ path }) => !savedArticles.has(path));
  const first = follows.replace([...before, ...newFollows]);
  if (first !== 'kept') return { kind: first };
  const second = savedArticles.replace([...savedArticles.list(), ...newArticles]);
  if (second !== 'kept') {
    follows.replace(before);
    return { kind: second };
  }
  return { kind: 'added', follows: newFollows.length, articles: newArticles.length, lost: file.lost };
}

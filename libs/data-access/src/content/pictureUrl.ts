import { parseDimensions, type Dimensions } from './pictureSizes';

/** The last `740x416` of the path: earlier ones may be part of an id or a folder. */
const lastToken = /^([^?#]*)(?<![0-9a-z])(\d{2,4}x\d{2,4})(?![0-9a-z])/i;

const tallHeights: Readonly<Record<string, string>> = { '740x416': '740x487', '490x275': '490x327' };

/** The size in a picture's URL, or `null`. */
export function dimensionsInUrl(src: string): Dimensions | null {
  const token = lastToken.exec(src)?.[2];
  return token ? parseDimensions(token.toLowerCase()) : null;
}

/** The URL of the taller crop of a wide picture. Only the size changes: an id with 416 in it stays. */
export function toTallUrl(src: string): string {
  return src.replace(lastToken, (_, before: string, token: string) => before + (tallHeights[token] ?? token));
}

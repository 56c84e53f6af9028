import type { FileParams } from './Route';

/**
 * The parameters of a page file in an internal path, as Next hands them to the page: escaped as they stand there.
 * `null` for a path of another file.
 */
export function readFileParams(file: string, path: string): FileParams | null {
  const segments = path.split('/');
  const params: Record<string, string | string[]> = {};
  for (const part of file.split('/')) {
    const [, optional, rest, name] = /^\[(\[)?(\.\.\.)?(\w+)\]{1,2}$/.exec(part) ?? [];
    if (name !== undefined && rest !== undefined) {
      const others = segments.splice(0);
      if (others.length === 0 && optional === undefined) return null;
      if (others.length > 0) params[name] = others;
      continue;
    }
    const segment = segments.shift();
    if (segment === undefined || (name === undefined && segment !== part)) return null;
    if (name !== undefined) params[name] = segment;
  }
  return segments.length === 0 ? params : null;
}

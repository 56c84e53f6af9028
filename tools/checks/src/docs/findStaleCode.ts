import type { Page } from './readPage';

/** Lines in which a page leaves something out, and comments that are only its own. */
const isOwn = (line: string) => line === '' || line.startsWith('//') || line === '…';
const withoutComment = (line: string) => line.replace(/\s+\/\/ .*$/, '').trim();

/** Lines of a block that its file no longer has, in that order. A block names its file after the language: ```ts <file>. */
export function findStaleCode({ blocks }: Page, read: (file: string) => string | null): string[] {
  return blocks.flatMap(({ info, text }) => {
    const [, file] = info.split(' ');
    if (file === undefined) return [];
    const source = read(file);
    if (source === null) return [`${file} is gone`];
    const rest = source.split('\n').map(withoutComment);
    return text
      .split('\n')
      .map(withoutComment)
      .filter((line) => !isOwn(line))
      .filter((line) => {
        const at = rest.indexOf(line);
        if (at >= 0) rest.splice(0, at + 1);
        return at < 0;
      })
      .map((line) => `${file}: ${line}`);
  });
}

/** Whether a path fits a pattern: `*` stands for what is between two slashes, `**` for anything. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern.replace(/\*{2,}|\*|[\\^$.+?()[\]{}|]/g, (found) => {
    if (found === '*') return '[^/]*';
    return found.startsWith('*') ? '.*' : `\\${found}`;
  });
  const whole = new RegExp(`^${source}$`);
  return (path) => whole.test(path);
}

const longest = 150;
const longerThan = 20;

/**
 * A title for the MSN feed, which takes 21 to 150 characters: the longer title if it fits, else the shorter.
 * A title still too long is cut at a word.
 */
export function msnTitle(title: string, titleDetail: string): string {
  const fitting = [titleDetail, title].find((text) => text.length > longerThan && text.length <= longest);
  if (fitting) return fitting;
  if (title.length <= longerThan) return `${title} | Fútbol`.padEnd(longerThan + 1, '.');

  const cut = title.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longerThan))}…`;
}

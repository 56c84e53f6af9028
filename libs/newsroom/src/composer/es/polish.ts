/** What no template can see, because it depends on the name that comes next. */
export function polish(text: string): string {
  return (
    text
      // `Bélgica e Irán`, `Inglaterra` too; not before a diphthong
      .replace(/ y (?=(?:[IÍií]|[Hh][ií])(?![aeoáéó]))/g, ' e ')
      .replace(/ o (?=(?:[OÓoó]|[Hh][oó])\p{L})/gu, ' u ')
      // Not within a word: the edge of `España` is no edge for \b
      // `del`, `al`
      .replace(/(?<=(?<!\p{L})(?:de|a)) el (?!Salvador)/gu, 'l ')
  );
}

import type { FileProblem } from './readArticleFile.ts';

/** The wanted sections that there are. The others go to `problems`. */
export function pickFrontSections(
  wanted: readonly string[],
  sections: readonly { slug: string }[],
  problems: FileProblem[],
): string[] {
  const known = new Set(sections.map(({ slug }) => slug));
  return wanted.filter((slug) => {
    const isKnown = known.has(slug);
    if (!isKnown)
      problems.push({ file: 'site.yaml', reason: `frontSections ${slug}: there is no such section` });
    return isKnown;
  });
}

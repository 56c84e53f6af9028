import { languageRows, type LanguageRow } from './languageRows';

const introduction = `# Every message, in three languages

Which end-to-end test holds each message and each transition of the specification's sections 4 and 5, with JavaScript and
without. Where there are words, the test is of Spanish, English and Portuguese, the words of each in
\`apps/network-e2e/src/wordsByLanguage.ts\`. Rules of section 5 that are neither, such as query strings, are in [what holds each
line](product-coverage.md).

Written by \`tools/checks/src/threeLanguages/threeLanguages.test.ts\` from the rows beside it; \`npx nx test
@cancha/tools-checks -- threeLanguages -u\` writes it anew. It fails when a named test is gone.
`;

/** `docs/three-languages.md`. */
export function formatThreeLanguages(): string {
  const rows = languageRows.map(
    ({ section, what, words, withScript, withoutScript }) =>
      `| ${section} | ${what} | ${words ? 'yes' : ''} | ${cell(withScript)} | ${cell(withoutScript)} |`,
  );
  const head = '| § | What | Words | With JavaScript | Without |\n| --- | --- | --- | --- | --- |';
  return [introduction, [head, ...rows].join('\n'), ''].join('\n');
}

function cell(heldBy: LanguageRow['withScript']): string {
  if (heldBy.startsWith('none: ')) return heldBy.slice('none: '.length);
  const [file = '', title = ''] = heldBy.split(' › ');
  return `\`${file.split('/').at(-1)?.replace('.e2e.ts', '')}\`: ${title.replaceAll(/[\\`*_{}[\]<>|$]/g, (sign) => `\\${sign}`)}`;
}

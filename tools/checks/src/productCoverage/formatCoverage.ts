import path from 'node:path';
import type { CoverageRow } from './CoverageRow';
import { isOpen, recordOf } from './CoverageRow';
import { coverageSections } from './coverageSections';
import { recordFile } from './recordFile';

const introduction = (rows: readonly CoverageRow[]) => `# What holds each line of the specification

Written by \`tools/checks/src/productCoverage/productCoverage.test.ts\` from the rows beside it. To change a row, edit its file
there and run \`npx nx test @cancha/tools-checks -- productCoverage -u\`. The test fails when a named file or test is gone.

A line that begins with "…" goes on with the one above it. What is **open** says what is missing. What is **decided** is left
out by a record, and its test holds what is true instead.
Lines: ${rows.length}, of which decided: ${rows.filter((row) => recordOf(row) !== undefined).length}, open: ${rows.filter(isOpen).length}.
`;

/** `docs/product-coverage.md`. */
export function formatCoverage(): string {
  const all = coverageSections.flatMap(({ rows }) => rows);
  const sections = coverageSections.map(
    ({ number, title, rows }) =>
      `## ${number} · ${title}\n\n| § | Line | Shown by | Held by |\n| --- | --- | --- | --- |\n${rows
        .map((row) => formatRow(number, row))
        .join('\n')}\n`,
  );
  return [introduction(all), ...sections].join('\n');
}

function formatRow(number: number, [what, shownBy, heldBy]: CoverageRow): string {
  const [file = '', title] = heldBy.split(' › ');
  const held = title === undefined ? cell(heldBy) : `\`${file}\`<br>${escape(title)}`;
  return `| ${number} | ${escape(what)} | ${cell(shownBy)} | ${held} |`;
}

function cell(text: string): string {
  const [, state, rest = ''] = /^(open|decided): (.*)$/s.exec(text) ?? [];
  if (state === undefined) return `\`${text}\``;
  return `**${state}**: ${state === 'decided' ? `[${rest}](${linkOfRecord(rest)})` : escape(rest)}`;
}

/** From `docs/`. */
const linkOfRecord = (number: string) => `decisions/${path.basename(recordFile(number) ?? number)}`;

/** Signs that Markdown would take for its own. */
const escape = (text: string) => text.replaceAll(/[\\`*_{}[\]<>|$]/g, (sign) => `\\${sign}`);

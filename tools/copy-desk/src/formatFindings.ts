import type { Finding } from './proofread.ts';

/** Findings by rule, with how many each site has, and each in a line of its own. */
export function formatFindings(findings: readonly Finding[]): string {
  const byRule = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => {
    const sites = [...Map.groupBy(found, ({ site }) => site)].map(([site, own]) => `${site} ${own.length}`);
    const lines = found.map(({ site, article, text }) => `  ${site} ${article}: ${text}`);
    return [`${rule}: ${found.length} (${sites.join(', ')})`, ...lines].join('\n');
  });
  return [...byRule, `${findings.length} found`].join('\n\n');
}

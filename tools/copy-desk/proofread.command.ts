/**
 * Reads every article of every site as readers are told it, lists what a copy desk would mark, and counts it by rule and
 * site. Exit code 1 when there is anything.
 *
 *   npm run proofread             by the two clocks of the test
 *   npm run proofread -- 200      the archive's time laid 200 days later
 *   npm run proofread -- variety  and the sentences each site repeats most
 */
import { formatFindings } from './src/formatFindings.ts';
import { formatSayings } from './src/formatSayings.ts';
import { proofreadSites } from './src/proofreadSites.ts';
import { readSites } from './src/readSites.ts';

const words = process.argv.slice(2);
const days = words.filter((word) => word !== 'variety').map(Number);
const { sites, facts } = await readSites();
const findings = proofreadSites(sites, facts, ...(days.length > 0 ? [days] : []));
if (words.includes('variety')) {
  const composing = sites.newsrooms.filter(({ site }) => site.composer);
  console.log(`${composing.map((newsroom) => formatSayings(newsroom)).join('\n\n')}\n`);
}
console.log(formatFindings(findings));
if (findings.length > 0) process.exitCode = 1;

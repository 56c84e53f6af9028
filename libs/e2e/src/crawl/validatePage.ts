import type { CrawledPage } from './CrawledPage';
import { validateJsonLd } from './validateJsonLd';

/** What is wrong with one page by itself. `lang` is the one of its site. */
export function validatePage(page: CrawledPage, lang: string): string[] {
  const { url, status, redirects, facts } = page;
  if (redirects.length > 1) return [`${url}: led on ${redirects.length} times`];
  if (status !== 200) return [`${url}: status ${status}`];

  const titles = facts.titles.filter((title) => title !== '');
  const problems = [
    ...(facts.lang === lang ? [] : [`lang is ${String(facts.lang)}, not ${lang}`]),
    ...(titles.length === 1 && facts.titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...(facts.headings === 1 ? [] : [`${facts.headings} headings of level 1`]),
    ...canonicalProblems(page),
    ...facts.nameless.map((markup) => `no name: ${markup}`),
    ...facts.pictures.map((markup) => `no size or alt: ${markup}`),
    ...facts.undefinedClasses.map((markup) => `class undefined: ${markup}`),
    ...facts.doubleIds.map((id) => `id twice: ${id}`),
    ...facts.lostFragments.map((href) => `leads to nothing on the page: ${href}`),
    ...facts.jsonLd.flatMap(validateJsonLd),
  ];
  return problems.map((problem) => `${url}: ${problem}`);
}

/** A page that may be found names one address, and itself among its editions where it names any. */
function canonicalProblems({ facts }: CrawledPage): string[] {
  const { canonicals, alternates, isIndexed } = facts;
  if (canonicals.length > 1) return [`${canonicals.length} canonical addresses`];
  const [canonical] = canonicals;
  if (!canonical) return isIndexed ? ['no canonical address'] : [];
  return alternates.size > 0 && ![...alternates.values()].includes(canonical)
    ? ['is not among its own editions']
    : [];
}

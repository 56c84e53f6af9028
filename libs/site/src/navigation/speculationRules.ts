/** Not pages of this site: other editions on the host, files, addresses that do something, views of this page. */
const excluded = [
  { selector_matches: '[data-full-load], [data-in-place], [target], [rel~=nofollow], [download]' },
  { href_matches: ['/api/*', '/*/api/*', '/*\\.(xml|ics|png|txt)', '/*/amp/*', '/amp/*'] },
];

const within = { and: [{ href_matches: '/*' }, ...excluded.map((not) => ({ not }))] };

/**
 * Links of the page are fetched when a reader is about to follow one, and rendered when it is pressed. Browsers that do
 * not know the rules follow links as ever.
 */
const rules = {
  prefetch: [{ where: within, eagerness: 'moderate' }],
  prerender: [{ where: within, eagerness: 'conservative' }],
};

/** A policy names them by their hash, as the script they are: they are the same on every page. */
export const speculationRulesText = JSON.stringify(rules);

type Connection = { readonly saveData?: boolean };

/** Adds the rules to the document, unless the reader saves data. Returns what takes them out again. */
export function addSpeculationRules(): () => void {
  const script = document.createElement('script');
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection?.saveData) {
    script.type = 'speculationrules';
    script.textContent = speculationRulesText;
    document.head.append(script);
  }
  return () => script.remove();
}

import type { CoverageRow } from './CoverageRow';

const words = 'libs/messages/src/literalTexts.test.ts › the specification, under “%s”, in %s: %s is “%s”';
const email = 'libs/ui/src/block/NewsletterForm/readNewsletterEmail.ts';
const emailTest = 'libs/ui/src/block/NewsletterForm/readNewsletterEmail.test.ts';
const query = 'libs/data-access/src/api/buildQuery.ts';
const queryTest = 'libs/data-access/src/api/buildQuery.test.ts › %s';
const hear = 'apps/network-e2e/src/hear-it-in-three-languages.e2e.ts';

/** Section 5: validation. */
export const validationRows: readonly CoverageRow[] = [
  [
    'The newsletter’s field has the type email',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.client.tsx',
    'libs/site/src/newsletter/SiteNewsletter.test.tsx › is a form that can be posted without a script, and lets messages of ours be heard',
  ],
  ['Empty', email, words],
  ['Invalid', email, `${hear} › a story says what its reader does: privacy, comments, newsletter, menus`],
  ['Success', 'libs/site/src/newsletter/SiteNewsletterForm.client.tsx', words],
  [
    'Registered already, in three languages',
    'libs/site/src/newsletter/SiteNewsletterForm.client.tsx',
    `${hear} › a reader hears what came of an address for the newsletter`,
  ],
  ['Pattern: lower case, digits, _ . - before the @', email, `${emailTest} › is not %j`],
  ['… a suffix of 2 to 6', email, `${emailTest} › is %s`],
  [
    'Beyond the browser’s check nothing is said in footer blocks',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.client.tsx',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.stories.tsx › InvalidAndQuiet',
  ],
  ['Query: empty and false are dropped', query, queryTest],
  ['… arrays repeat the key', query, queryTest],
  ['… values are encoded', query, queryTest],
  ['… a suffix -[n] is taken off the key', query, queryTest],
  [
    'Absolute links: see section 2',
    'libs/routing/src/isAbsoluteUrl.ts',
    'libs/routing/src/urlRules.test.ts › is not %j',
  ],
  [
    'Contact form: not described; required and email are checked on both sides',
    'libs/site/src/forms/checkForm.ts',
    'libs/site/src/forms/checkForm.test.ts › says of each field that is missing that it is',
  ],
  [
    'Highlight labels are cut to 35 characters and "..."',
    'libs/data-access/src/menus/shortLabel.ts',
    'libs/site/src/shell/highlightItems.test.ts › are cut to 35 characters and three dots, and keep the whole of a name beside it',
  ],
  [
    'The strip shows from 5 links on',
    'libs/ui/src/shell/HighlightStrip/visibleHighlights.ts',
    'libs/ui/src/shell/HighlightStrip/visibleHighlights.test.ts › shows five links',
  ],
];

const drafts = 'libs/site/src/drafts/drafts.test.ts';
const pass = 'libs/site/src/drafts/previewPass.test.ts';

/** Section 6: roles and permissions. */
export const roleRows: readonly CoverageRow[] = [
  [
    'All readers are anonymous',
    'libs/server/src/proxy/createProxy.ts',
    'libs/server/src/proxy/createProxy.test.ts › is one for all, whatever else the reader’s query says',
  ],
  [
    'Drafts by a header while draft mode is on',
    'libs/site/src/context/createApis.ts',
    `${drafts} › the header goes by the name it was given`,
  ],
  [
    'Always on outside production, or when forced',
    'libs/site/src/drafts/previewPass.ts',
    `${pass} › is everybody with %j`,
  ],
  [
    'The key is nobody’s to see',
    'libs/site/src/environment/draftVariables.ts',
    'libs/site/src/environment/draftVariables.test.ts › %s is long enough to be one, and is not told to the logs',
  ],
  [
    'A 403 of the menu call is ignored',
    'libs/site/src/shell/loadMenuSets.ts',
    'libs/site/src/shell/loadShell.test.ts › is not told about when the backend refuses it with a 403',
  ],
];

/** A test by its file and title. */
type HeldBy = `${string} › ${string}`;

/**
 * A message or a transition of section 4 or 5, and the end-to-end tests that hold it. `none: …` says why there is none.
 */
export type LanguageRow = {
  section: 4 | 5;
  what: string;
  /** Whether it has words: then the tests are of Spanish, English and Portuguese. */
  words: boolean;
  withScript: HeldBy | `none: ${string}`;
  withoutScript: HeldBy | `none: ${string}`;
};

const network = 'apps/network-e2e/src';
const fca = 'apps/fca-e2e/src';

/** The file whose tests run once for each language of its table of words. */
export const languageTests = `${network}/hear-it-in-three-languages.e2e.ts`;

const story: HeldBy = `${languageTests} › a story says what its reader does: privacy, comments, newsletter, menus`;
const address: HeldBy = `${languageTests} › a reader hears what came of an address for the newsletter`;
const poll: HeldBy = `${languageTests} › a poll says what came of a vote, where the page is`;
const vote: HeldBy = `${languageTests} › a reader hears what came of a vote`;
const form: HeldBy = `${languageTests} › a form says what came of it, where the page is`;
const message: HeldBy = `${languageTests} › a reader hears what came of a message`;
const problem: HeldBy = `${languageTests} › a page that is missing or broken says so`;
const state: HeldBy = `${languageTests} › each state of a match has its word`;

const sameHtml = 'none: the HTML is the same';
const byScript = 'none: it is a script’s';
const notSaid = 'none: a page that comes anew holds nothing';

const spoken = (
  section: 4 | 5,
  what: string,
  withScript: LanguageRow['withScript'],
  withoutScript: LanguageRow['withoutScript'],
): LanguageRow => ({ section, what, words: true, withScript, withoutScript });

const silent = (...row: Parameters<typeof spoken>): LanguageRow => ({ ...spoken(...row), words: false });

export const languageRows: readonly LanguageRow[] = [
  spoken(4, 'Newsletter: no result before one', story, address),
  spoken(4, '… the field is emptied by success, and by nothing else', story, notSaid),
  spoken(4, '… outcome: invalid', story, address),
  spoken(4, '… outcome: new, registered', story, address),
  spoken(4, '… outcome: registered already', story, address),
  spoken(4, '… nothing can be known: failure', story, address),
  spoken(4, '… too many: 429 with the time to wait', story, address),
  spoken(
    4,
    'Full menu: open, closed',
    story,
    `${network}/the-shell.e2e.ts › the menu of \${name} opens, its groups too, and leads on`,
  ),
  silent(
    4,
    '… the header’s offset follows',
    `${fca}/the-shell-stands-still.e2e.ts › the page stays where it is while the menu opens, is read and shuts`,
    sameHtml,
  ),
  spoken(
    4,
    'Flag picker: open, closed',
    story,
    `${network}/the-shell.e2e.ts › the picker of \${name} opens and leads to another edition, whose flag it then wears`,
  ),
  spoken(4, 'Version switcher: open, closed (Spanish editions alone have it)', story, sameHtml),
  silent(
    4,
    'Card picture: when in view',
    `${fca}/front-page.e2e.ts › every picture of the front page arrives without errors, at \${viewport.width} px`,
    sameHtml,
  ),
  spoken(4, 'Comment count: a number', story, sameHtml),
  silent(
    4,
    '… the service’s widget, reset once',
    `${fca}/say-something.e2e.ts › counters that are empty are reset once, for the whole page`,
    `${fca}/say-something.e2e.ts › there is no button, and no element of the service`,
  ),
  spoken(
    4,
    '… the tray: asks, shows, is refused',
    story,
    `${fca}/say-something.e2e.ts › there is no button, and no element of the service`,
  ),
  ...[
    'played: FINAL',
    'playing: its minute',
    'playing: half time, shoot-out',
    'fixture: the hour',
    'unplanned: TBD',
    'postponed',
    'suspended',
    'cancelled',
    'any other',
  ].map((status) => spoken(4, `Match ${status}`, sameHtml, state)),
  silent(
    4,
    'Live poll: every 60 s',
    `${fca}/follow-a-match.e2e.ts › nothing is asked while nobody looks; who comes back has it at once`,
    byScript,
  ),
  silent(
    4,
    '… failures are ignored',
    `${fca}/follow-a-match.e2e.ts › an answer that is an error leaves the score as it was`,
    byScript,
  ),
  silent(
    4,
    'Resource by path: article, listing',
    `${network}/every-site.e2e.ts › a reader of \${site.id} finds home, an article, a topic and the results, in the site's words and colours`,
    sameHtml,
  ),
  silent(
    4,
    '… redirect',
    sameHtml,
    `${fca}/wrong-addresses.e2e.ts › an old address leads to the new one in one step`,
  ),
  spoken(4, 'Ad slot: its label, and the house while it is empty', story, sameHtml),
  silent(
    4,
    '… filled once, mobile below 768 px',
    `${fca}/read-beside-ads.e2e.ts › whatever an ad does, nothing moves, nothing is wider and no place is empty`,
    byScript,
  ),
  silent(
    4,
    'Route change: tracker and beacon',
    `${fca}/count-what-is-read.e2e.ts › each page after the first counts once: documents, pages of a list, views in place, and none again`,
    byScript,
  ),
  spoken(4, 'Rendering error: a page in the layout', sameHtml, problem),
  spoken(4, 'Contact: wrong, failed, sent', form, message),
  spoken(4, '… too much, too many', form, message),
  spoken(4, 'Poll: voted, voted before, over, failed, too many', poll, vote),
  spoken(
    4,
    'Cookie banner, and what stands for it in the other languages',
    story,
    `${fca}/choose-what-may-run.e2e.ts › nothing can run, and nothing is asked`,
  ),
  spoken(5, 'Email: empty', story, address),
  spoken(5, '… invalid, by the pattern of the main edition', story, address),
  spoken(5, '… success', story, address),
  spoken(5, '… already registered', story, address),
  spoken(5, 'Contact: required, email', form, message),
];

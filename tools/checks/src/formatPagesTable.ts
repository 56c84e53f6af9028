import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { ownPages } from '@cancha/routing/ownPages';
import { requiredCapabilities } from '@cancha/routing/requiredCapabilities';
import { routes as table, type RouteName } from '@cancha/routing/routes';
import type { Route } from '@cancha/site/routes/Route';
import { endpointExamples } from './endpointExamples';

const head = `# All pages and route handlers

Written by \`tools/checks/src/pagesTable.test.ts\` from the routes that the apps collect. After a change of a route:
\`npx nx test @cancha/tools-checks -- pagesTable -u\`.

- **File** lies below \`apps/<app>/src/app/[site]\`.
- **Needs**: capabilities without which a site has no such page, or the sites that alone have it.
- **Sitemap**: pages with a fixed address are in it, some only while there is something on them. Articles and topics have
  sitemaps of their own.
- **List**: goes on by itself where its page ends.
- **Choices**: parts of the file's path that its addresses do not name: the query decides them, as \`?page=2\`, or the row.
`;

const isInTable = (name: string): name is RouteName => Object.hasOwn(table, name);
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (columns: readonly string[], rows: readonly string[][]) =>
  [columns, columns.map(() => '---'), ...rows].map(row).join('\n');

/** `football`; `only redgol` for a page of its own. */
function needsOf(name: RouteName): readonly string[] {
  const capabilities = requiredCapabilities[name] ?? [];
  const owned: readonly RouteName[] = ownPages;
  if (!owned.includes(name)) return capabilities;
  const owners = Object.values<Site>(sites).filter((site) => site.ownPages.some((page) => page === name));
  return [...capabilities, `only ${owners.map(({ id }) => id).join(', ')}`];
}

const parametersOf = (path: string) => Array.from(path.matchAll(/[:[](\w+)/g), ([, name = '']) => name);

function pageRow({ name, file, sitemap, list }: Route): string[] {
  if (!isInTable(name)) throw new TypeError(`${name} is a page without a row in the route table.`);
  const { es, pt, en } = table[name];
  const given = parametersOf(es);
  const choices = parametersOf(file).filter((parameter) => !given.includes(parameter));
  const isFixed = given.length === 0;
  return [
    code(name),
    [...new Set([es, pt, en])].map(code).join('<br>'),
    code(file),
    needsOf(name).join(', '),
    !isFixed || sitemap === false ? '' : sitemap ? 'while there is something' : 'yes',
    list ? 'yes' : '',
    choices.join(', '),
  ];
}

const endpointRow = ({ name, file }: Route): string[] => [
  code(name),
  code(endpointExamples[name] ?? ''),
  code(file),
];

/** The routes of an app as a page of the docs. */
export function formatPagesTable(routes: readonly Route[]): string {
  const of = (kind: Route['kind']) => routes.filter((route) => route.kind === kind);
  const pages = tableOf(
    ['Name', 'Addresses: es, pt, en', 'File', 'Needs', 'Sitemap', 'List', 'Choices'],
    of('page').map(pageRow),
  );
  const handlers = tableOf(['Name', 'For example', 'File'], of('endpoint').map(endpointRow));
  const fallback = tableOf(['Name', 'For example', 'File'], of('fallback').map(endpointRow));
  return [
    head,
    '## Pages of the route table\n',
    pages,
    '\n## Route handlers and pages beside the table\n\nAsked before the table.\n',
    handlers,
    '\n## Everything else\n\nThe content API is asked by the path: articles, sections, redirects of the newsroom.\n',
    fallback,
    '',
  ].join('\n');
}

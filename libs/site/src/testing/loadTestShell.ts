import { startServer } from '@cancha/data-access/testing/startServer';
import { loadShell } from '../shell/loadShell';
import type { Shell } from '../shell/Shell';
import { testContext } from './testContext';

export const entry = (id: number, title: string, url: string, parent = 0): object => ({
  id,
  title,
  url,
  parent,
  menuOrder: id,
});

type Sent = { name: string; items: unknown }[];
type Given = {
  environment?: Record<string, string>;
  status?: number;
  path?: string;
  section?: string;
  /** Answer of the call for the links of the moment; a number is a status. */
  tags?: unknown;
  /** Calls that were made. */
  asked?: string[];
};

/** The shell of a page, before a backend that sends no sets that nobody asked for. */
export async function loadTestShell(sets: Sent, given: Given = {}): Promise<Shell> {
  const { environment = {}, status = 200, path = '/panama', section, tags, asked: calls = [] } = given;
  const { url } = await startServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://x');
    calls.push(asked.pathname);
    if (asked.pathname === '/v1/sites/FCA/header-tags' && Array.isArray(tags))
      return void response.writeHead(200).end(JSON.stringify(tags));
    if (asked.pathname !== '/v2/sites/FCA/menu') return void response.writeHead(404).end('{}');
    const names = asked.searchParams.getAll('names');
    const data = sets.filter(({ name }) => names.includes(name));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }));
  });
  const highlights = 'tags' in given;
  return loadShell(testContext({ apiUrl: url, environment }), path, { section, highlights });
}
export const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);
export const rowsOf = ({ menu }: Shell): Shell['menu'][number]['rows'] => menu.flatMap(({ rows }) => rows);
export const titlesOf = (groups: readonly { title: string }[]): string[] => groups.map(({ title }) => title);

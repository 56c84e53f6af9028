import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';

const standIn = path.join(workspaceFolder, 'libs/integrations/src/ads/testing/ads.standIn.js');

export type AdServer = {
  readonly origin: string;
  /** A file for `SERVICE_ROWS`: every kind of place, filled from here. */
  readonly rows: string;
  /** Ids of the slots it was asked to fill, in this order. */
  readonly asked: string[];
  close(): void;
};

/** Ads from this machine. What a slot gets is the word that the address of its page has as `utm_term`. */
export async function startAdServer(): Promise<AdServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/gpt.js') {
      response.setHeader('content-type', 'text/javascript');
      return void response.end(readFileSync(standIn));
    }
    if (pathname === '/ad') asked.push(searchParams.get('id') ?? '');
    // Never answered: an ad that does not end loading.
    if (pathname.startsWith('/silent/')) return;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rows = path.join(await mkdtemp(path.join(tmpdir(), 'cancha-ads-')), 'rows.json');
  await writeFile(rows, JSON.stringify({ '*': { ads: adsRow(`${origin}/gpt.js`) } }));
  return {
    ...{ origin, rows, asked },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const adsRow = (script: string) => ({
  baseAdUnit: '/1234/site',
  script,
  placements: {
    box: [{ sizes: [[300, 250]], posMobile: 'mid', posDesktop: 'right' }],
    leaderboard: [
      { sizes: [[728, 90]], mobile: false },
      { sizes: [[320, 50]], mobile: true },
    ],
    thin: [{ sizes: [[1070, 27]], mobile: false }],
    strip: [
      { sizes: [[468, 60]], mobile: false },
      { sizes: [[320, 50]], mobile: true },
    ],
  },
  slots: {
    home: { top: 'leaderboard', between: ['leaderboard', 'box', 'leaderboard'] },
    list: { top: 'thin', between: 'box', end: 'leaderboard' },
    article: { text: { placement: 'box', every: 3 }, rail: 'box', end: 'leaderboard' },
    match: { end: 'leaderboard' },
    strip: { placement: 'strip' },
  },
});

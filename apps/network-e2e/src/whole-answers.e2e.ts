import type { Site } from '@cancha/brands/Site';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw, type RawAnswer } from '@cancha/e2e/requestRaw';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { readSimulatorHash } from '@cancha/routing/simulatorHash';
import { expect, test } from '@playwright/test';
import { aMatch } from './aMatch';
import { apps, brokenPath, withoutFaces } from './apps';
import { stoppedScripts } from './policyOf';
import { firstArticle, readDocument } from './readDocument';

// Without a browser: `npm run next-canary` asks this of another version of Next, and of a standalone build.

const ask = (site: Site, path: string) => readDocument(new URL(path, site.origin).href);

/** The title of a document that came whole, before any script, and names no folder of the app. */
function readWhole(site: Site, { headers, body }: RawAnswer, path: string): string {
  expect(headers['content-type'], path).toContain('text/html');
  expect(body, path).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${site.hreflang}"`, 'i'));
  expect(body.trimEnd(), path).toMatch(/<\/main>[\s\S]*<\/html>$/);
  expect(body.match(/<h1/g), path).toHaveLength(1);
  expectNoInternals(site, headers, body, path);
  return readHead(body).title;
}

/** Files of a site lie under its id as well, those of Next's folders do not. */
function expectNoInternals(site: Site, headers: RawAnswer['headers'], body: string, path: string): void {
  const internal = new RegExp(`(?<!/brand)/${site.id}(~drafts)?/|\\[site\\]`);
  expect(Object.keys(headers), path).not.toContainEqual(expect.stringMatching(/^x-(middleware|nextjs-rew)/));
  expect(JSON.stringify(headers), path).not.toMatch(internal);
  expect(body, path).not.toMatch(internal);
}

const headingOf = (body: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1];
const found = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, group = '']) => group)),
];

/** From the calendar to the simulator, from there to the one with all the real results: its address holds them. */
async function longestSimulator(site: Site, page: string): Promise<string> {
  const links = found((await ask(site, page)).body, new RegExp(`href="(${site.prefix}/[\\w-]+)"`, 'g'));
  const simulators = links.filter((link) => readSimulatorHash(link.slice(site.prefix.length + 1)) !== null);
  return simulators.sort((a, b) => b.length - a.length)[0] ?? '';
}

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site) continue;
  const home = buildPath(site, 'home', {});
  const latest = buildPath(site, 'latest', {});

  test(`the front page, a list and an article of ${name} are sent whole`, async () => {
    const front = await ask(site, home);
    const article = firstArticle(front.body) ?? '';
    const titles = new Set<string>();
    for (const path of [home, latest, article]) {
      const answer = await ask(site, path);
      expect(answer.status, path).toBe(200);
      titles.add(readWhole(site, answer, path));
    }
    expect([...titles].filter(Boolean)).toHaveLength(3);
  });

  for (const [what, path, status] of [
    ['an address of nothing', '/no-existe', 404],
    ['a page whose backend fails', brokenPath, 503],
  ] as const) {
    test(`${what} of ${name} is a whole document that says so`, async () => {
      const answer = await ask(site, site.prefix + path);
      const title = readWhole(site, answer, path);

      expect(answer.status).toBe(status);
      expect(title).not.toBe('');
      expect(headingOf(answer.body)).toBe(title);
      expect(title).not.toBe(readHead((await ask(site, home)).body).title);
    });
  }

  test(`every answer of ${name} says what it may not be used for`, async () => {
    const paths = [home, latest, `${latest}?page=1`, '/no-existe', '/robots.txt', '/api/live-matches'];
    for (const path of paths) {
      const { headers } = await ask(site, path);
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringMatching(/frame-ancestors 'self'.*object-src 'none'/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': path === '/robots.txt' ? 'cross-origin' : 'same-origin',
      });
      // Both would be ignored, and one with a word about it.
      for (const name of ['strict-transport-security', 'cross-origin-opener-policy'])
        expect(headers, path).not.toHaveProperty(name);
    }
    const { headers } = await requestRaw(site.origin, home, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  test(`scripts, style sheets and faces of ${name} say what they are and whose, and no more`, async () => {
    const { body } = await ask(site, home);
    const files = ['script src', 'link rel="stylesheet" href', 'link rel="preload" href'].map(
      (tag) => found(body, new RegExp(`<${tag}="(/[^"]+)"`, 'g'))[0] ?? '',
    );
    for (const path of files) {
      const { status, headers } = await ask(site, path);
      expect([status, headers], path).toMatchObject([
        200,
        { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
      ]);
      // A page has some twenty files: what only a document has a use for would weigh 6 KB.
      for (const none of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
        expect(headers, path).not.toHaveProperty(none);
    }
    // There a document stands in for the file.
    const missing = await ask(site, '/_next/static/chunks/none.js');
    expect([missing.status, missing.headers]).toMatchObject([
      404,
      { 'content-security-policy': expect.stringMatching(/frame-ancestors 'self'/) },
    ]);
  });

  test(`documents of ${name} let their own scripts run`, async () => {
    // Whoever asks first gets what Next has just rendered, whoever asks next what it has kept.
    for (const path of [home, home, latest, latest, '/no-existe'])
      expect(stoppedScripts(await ask(site, path)), path).toEqual([]);
  });

  test(`no reader writes into a page that ${name} keeps for others`, async () => {
    const path = buildPath(site, 'staff', {});
    const policy = { 'content-security-policy': "script-src 'nonce-mine'" };
    const first = await requestRaw(site.origin, path, { headers: policy });

    expect(first.status).toBe(200);
    expect(/ nonce=/.test(first.body)).toBe(false);
  });

  test(`a redirect of ${name} has one target`, async () => {
    const { status, headers, body } = await ask(site, `${latest}?page=1`);

    // A second `Location` would stand behind a comma.
    expect([status, headers['location']]).toEqual([308, latest]);
    expectNoInternals(site, headers, body, latest);
  });

  test(`the scripts, styles, faces and icons of ${name} are there`, async () => {
    const { body } = await ask(site, home);
    const files = found(body, /(?:href|src)="(\/(?:_next|fonts|themes|brand|flags)\/[^"]+)"/g);
    const kinds = new Set(files.map((file) => /\.(\w+)(?:\?|$)/.exec(file)?.[1]));
    expect([...kinds]).toEqual(expect.arrayContaining(['js', 'css', 'woff2', 'svg', 'png']));
    for (const file of files) {
      const { status, headers } = await ask(site, file.replaceAll('&amp;', '&'));
      expect([status, headers['cache-control']], file).toEqual([200, expect.stringContaining('max-age=')]);
    }
  });

  if (hasPage(site, 'simulator'))
    test(`${name} draws the picture of a World Cup`, async () => {
      const empty = await longestSimulator(site, buildPath(site, 'worldCupCalendar', {}));
      const { body } = await ask(site, await longestSimulator(site, empty));
      const [picture = ''] = found(body, /property="og:image" content="([^"]+)"/g);
      expect(picture).toContain('/api/simulator/');
      // There is none until the backend has drawn the flags.
      await expect.poll(async () => (await readDocument(picture)).headers['content-type']).toBe('image/png');
    });
}

for (const { site, origin } of withoutFaces)
  test('the picture of a match is set in the faces of the site', async () => {
    const path = `${site.prefix}/api/match-picture/${(await aMatch()).id}.png`;
    // With both shields, which the backend draws for whoever asks first.
    await expect.poll(async () => (await readDocument(origin + path)).ms).toBeLessThan(1_000);
    const [own, other] = await Promise.all([site.origin, origin].map((from) => readDocument(from + path)));

    expect([own?.status, other?.status]).toEqual([200, 200]);
    expect(own?.headers['content-type']).toBe('image/png');
    expect(own?.body === other?.body, 'drawn as if there were no faces').toBe(false);
  });

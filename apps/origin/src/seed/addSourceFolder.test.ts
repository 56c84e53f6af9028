import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankTournament } from '../testing/rankTournament.ts';
import { addSourceFolder } from '@cancha/newsroom/facts/addSourceFolder.ts';
import { noFacts } from '@cancha/newsroom/facts/factRecords.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'football-'));
  await mkdir(join(folder, 'more'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = (name: string, body: unknown): Promise<void> =>
  writeFile(join(folder, name), typeof body === 'string' ? body : JSON.stringify(body));
const club = (id: string, code: string) => ({
  ...{ id, name: id.toUpperCase(), short: id.toUpperCase(), iso2: 'XX', code },
});
const game = (id: string, home: string, away: string, ft: [number, number]) => ({
  ...{ id, matchday: 1, date: '2031-02-03', home, away },
  ...{ status: 'finished', score: { ft } },
});
const league = (id: string, matches: unknown[]) => ({
  competition: { id, name: 'Liga Inventada', country: 'XXX', type: 'club', gender: 'men' },
  season: '2031',
  teams: ['xx-a', 'xx-b'],
  matches,
});

describe('a folder of football data', () => {
  it('is read file by file: what is broken is named in a line each and left out', async () => {
    await write('clubs.json', { clubs: [club('xx-a', 'AAA'), club('xx-b', 'BBB'), { id: 'xx-c' }] });
    // A league the code names nowhere, in a file and a folder it names nowhere
    await write('more/anything.json', {
      ...league('xx.9', [
        game('m1', 'xx-a', 'xx-b', [2, 1]),
        game('m2', 'xx-a', 'xx-nobody', [1, 0]),
        { ...game('m3', 'xx-b', 'xx-a', [0, 0]), date: 'tomorrow' },
      ]),
    });
    await write('truncated.json', '{"competition":{"id":"xx.1","name":"Cut');
    await write('other.json', { weather: 'fine' });

    const { facts, problems } = await addSourceFolder(noFacts(), folder);

    const lines = problems.map(({ file, reason }) => `${file}: ${reason}`);
    expect(lines).toHaveLength(5);
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^clubs\.json: clubs, xx-c: /),
        expect.stringMatching(/^more\/anything\.json: matches, m2: .*xx-nobody/),
        expect.stringMatching(/^more\/anything\.json: matches, m3: date/),
        expect.stringMatching(/^truncated\.json: is no JSON/),
        expect.stringMatching(/^other\.json: is of no known shape/),
      ]),
    );
    expect(facts.matches.map(({ key }) => key)).toEqual(['m1']);
    expect(facts.tournaments).toMatchObject([{ key: 'xx.9-2031', es: 'Liga Inventada', season: '2031' }]);
    const [table] = rankTournament(facts, 'xx.9-2031');
    expect(table?.map(({ teamId, points }) => `${teamId} ${points}`)).toEqual(['xx-a 3', 'xx-b 0']);
  });

  it('costs nothing of what is there when it cannot be read at all', async () => {
    const { facts, problems } = await addSourceFolder(noFacts(), join(folder, 'nowhere'));
    expect(facts).toEqual(noFacts());
    expect(problems).toHaveLength(1);
  });
});

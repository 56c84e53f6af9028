import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../../facts/checkArticleFacts.ts';
import type { Facts } from '../../facts/factRecords.ts';
import { buildMatchIndex } from '../../facts/matchIndex.ts';
import { readFacts } from '../../facts/readFacts.ts';
import { seedFolder } from '../../seedFolder.ts';
import { composePosts } from './composePosts.ts';

let facts: Facts;
beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
});

const costaRica = { timeZone: 'America/Costa_Rica', language: 'es' } as const;
const languages = [
  costaRica,
  { timeZone: 'America/New_York', language: 'en' },
  { timeZone: 'America/Sao_Paulo', language: 'pt' },
] as const;
const posts = (key: string, site: (typeof languages)[number] = costaRica) =>
  composePosts(facts, key, site) ?? [];

describe('the posts of a live blog', () => {
  it('tell the final from an hour before to the last whistle, newest first', () => {
    const told = posts('wc2026-104');
    const times = told.map(({ published_at }) => Date.parse(published_at));

    expect(told.at(0)).toMatchObject({
      title: 'Final: España 1-0 Argentina',
      minute: '120',
      key_event: true,
    });
    expect(told.at(-1)).toMatchObject({
      title: 'A las 13:00, España y Argentina',
      published_at: '2026-07-19T18:00:00.000Z',
    });
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    expect(told.filter(({ minute }) => minute === '106')).toMatchObject([
      { title: 'Gol de España', body: '<p>Ferran Torres marca al 106’: España 1-0 Argentina.</p>' },
    ]);
    expect(told.find(({ minute }) => minute === '90')?.body).toContain('España 0-0 Argentina');
  });

  it('tell every goal of every match of the World Cup with the score after it', () => {
    const goals = new Set(['goal', 'penalty', 'own']);
    for (const { key, score } of facts.matches.filter(({ tournament }) => tournament === 'fifa.wc-2026')) {
      const recorded = facts.events.filter(({ match, kind }) => match === key && goals.has(kind));
      const told = posts(key).filter(({ title }) => title.startsWith('Gol de'));

      expect(told, key).toHaveLength(recorded.length);
      expect(posts(key)[0]?.title, key).toContain(` ${score?.[0]}-${score?.[1]} `);
    }
  });

  it.each([
    [
      'en',
      1,
      'United States and Belgium kick off at 8 p.m.',
      'Final: United States 1-4 Belgium',
      'Goal for Belgium',
    ],
    [
      'pt',
      2,
      'Estados Unidos x Bélgica: começa às 21h',
      'Fim de jogo: Estados Unidos 1-4 Bélgica',
      'Gol: Bélgica',
    ],
  ] as const)('speak the language of the site: %s', (_, place, first, last, goal) => {
    const told = posts('wc2026-094', languages[place]);
    const titles = told.map(({ title }) => title);

    expect([titles.at(-1), titles.at(0)]).toEqual([first, last]);
    expect(titles.filter((title) => title === goal)).toHaveLength(4);
  });

  it.each(languages)('tell no score and no minute that is not recorded: $language', (site) => {
    const index = buildMatchIndex(facts);
    for (const { key, day, home, away } of facts.matches.filter(
      ({ tournament }) => tournament === 'fifa.wc-2026',
    )) {
      const matches = facts.matches
        .filter((one) => one.tournament === 'fifa.wc-2026' && one.day <= day)
        .filter((one) => [one.home, one.away].some((team) => team === home || team === away))
        .map((one) => one.key);
      const text = posts(key, site).map(({ title, body }) => `${title}\n${body.replace(/<[^>]+>/g, ' ')}`);
      expect(checkArticleFacts({ text: text.join('\n'), matches, notScores: [] }, index), key).toEqual([]);
    }
  });

  it('are not told of a match that is not there or was not played', () => {
    const fixture = facts.matches.find(({ status }) => status === 'fixture');

    expect(composePosts(facts, 'nothing', costaRica)).toBeNull();
    expect(fixture && composePosts(facts, fixture.key, costaRica)).toBeNull();
  });
});

import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Facts } from '../facts/factRecords.ts';
import { readFacts } from '../facts/readFacts.ts';
import { loadNewsroom, type Newsroom } from '../sites/loadNewsroom.ts';
import { seedFolder } from '../seedFolder.ts';
import { startOf } from './plan/FactBook.ts';
import { planStories } from './plan/planStories.ts';
import { said, saidOnce } from './plan/Statement.ts';
import type { Game, PreviewStory, Story } from './plan/Story.ts';

/** Ids from here on are composed. */
const firstId = 20_000;

let facts: Facts;
const newsrooms = new Map<string, Newsroom>();
beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
  for (const name of ['fca', 'bolavip-br', 'bolavip-us'])
    newsrooms.set(name, await loadNewsroom(join(seedFolder, 'newsroom', name), facts));
}, 120_000);

/** The composed articles of a site that say something, by their ids. */
function saying(site: string, pattern: RegExp): string[] {
  const articles = newsrooms.get(site)?.articles.filter(({ head }) => head.id >= firstId) ?? [];
  return articles.flatMap(({ head, markdown }) => {
    const text = [head.title, head.excerpt, head.label, head.caption, markdown].join('\n');
    return [...text.matchAll(pattern)].map(([found]) => `${head.id}: ${found}`);
  });
}

function storiesOf(site: string): Story[] {
  const settings = newsrooms.get(site)?.site.composer;
  return settings ? planStories(facts, settings) : [];
}

it.each(['fca', 'bolavip-br', 'bolavip-us'])('%s has nothing left out by its desk', (site) => {
  expect(newsrooms.get(site)?.problems).toEqual([]);
});

describe('what a copy desk marked once is never written again', () => {
  it.each([
    ['fca', 'a comma that nothing closes', /, de penal el gol/g],
    [
      'fca',
      'a round that the side which turned it leads',
      /(\p{L}+) remonta en una fecha \d+ que lidera \1/gu,
    ],
    ['fca', 'a competition named twice', /[Ll]a (eliminatoria \p{L}+ Mundial \d+)\. \1\./giu],
    ['bolavip-br', 'a champion of the world in another cup', /Copa América[\s\S]*campe\p{L}+ do mundo/gu],
    ['bolavip-br', 'a label of codes', /^[A-Z]{3} \d x \d [A-Z]{3}$/gm],
    ['bolavip-us', 'baseball', /one-goal decision/g],
    ['bolavip-us', 'goals got by', /got goals by/g],
    ['bolavip-us', 'a formation that nobody plays', /(?:4-2-4|3-3-4|6-1-3|5-1-4|6-3-1|3-6-1)/g],
    ['fca', 'a formation that nobody plays', /dibujo inicial (?:4-2-4|3-3-4|6-1-3|5-1-4|6-3-1|3-6-1)/g],
  ])('%s: %s', (site, _, pattern) => {
    expect(saying(site, pattern)).toEqual([]);
  });

  it('nobody has scored only where no goal counts', () => {
    const groups = storiesOf('bolavip-us').filter((story) => story.kind === 'group');
    const scored = groups.flatMap(({ id, table }) => {
      const text = newsrooms.get('bolavip-us')?.articles.find(({ head }) => head.id === id)?.markdown ?? '';
      const none = /Nobody has scored for (.*)\./.exec(text)?.[1] ?? '';
      return table.filter(({ team, goalsFor }) => goalsFor > 0 && none.includes(team.names.en));
    });

    expect(groups.length).toBeGreaterThan(20);
    expect(scored).toEqual([]);
  });

  it.each([
    ['fca', /lidera a|es el goleador de|\(\p{L}[^)]*, \d\)[^.]*goleador/u],
    ['bolavip-us', /leads|top scorer is/],
    ['bolavip-br', /é o artilheiro|Quem mais marcou/],
  ])('%s names nobody as the first scorer who has a team-mate level with him', (site, claim) => {
    const previews = storiesOf(site).filter((story): story is PreviewStory => story.kind === 'preview');
    const wrong = previews.flatMap(({ id, statements }) => {
      const found = newsrooms.get(site)?.articles.find(({ head }) => head.id === id);
      const text = found ? [found.head.title, found.head.excerpt, found.markdown].join('\n') : '';
      const sentences = text.split(/(?<=\.) |\n/).filter((sentence) => claim.test(sentence));
      return said({ statements }, 'scorers').flatMap(({ list: [top, next] }) =>
        top && next && top.goals === next.goals
          ? sentences.filter((sentence) => sentence.includes(top.player) && !sentence.includes(next.player))
          : [],
      );
    });

    expect(previews.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

it.each(['fca', 'bolavip-us'])('%s tells of earlier matches that were earlier', (site) => {
  const late = storiesOf(site).flatMap((story) => {
    if (story.kind !== 'report' && story.kind !== 'preview') return [];
    const earlier: Game[] = [
      ...said(story, 'head-to-head').map(({ last }) => last),
      ...said(story, 'previous').map(({ game }) => game),
      ...said(story, 'recent').flatMap(({ games }) => games),
      ...said(story, 'streak-ended').flatMap(({ last }) => last ?? []),
    ];
    return earlier
      .filter((game) => startOf(game) >= startOf(story.game))
      .map(({ key }) => `${story.key} ${key}`);
  });

  expect(late).toEqual([]);
});

it('a table told in a preview is that before the match', () => {
  const early = storiesOf('fca').filter((story): story is PreviewStory => story.kind === 'preview');
  const odd = early.filter((story) => {
    const table = saidOnce(story, 'table');
    return table?.rows.some(({ played }) => played >= (story.game.round?.week ?? 0)) ?? false;
  });

  expect(odd).toEqual([]);
});

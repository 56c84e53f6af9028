import { claimsIn } from '../desk/toldTwice.ts';
import type { Facts } from '../facts/factRecords.ts';
import { articleHeadSchema } from '../sites/articleHead.ts';
import type { ArticleFile, FileProblem } from '../sites/readArticleFile.ts';
import type { PictureKind } from '@cancha/drawings/pictureSchema.ts';
import type { ComposerSettings } from './composerSettings.ts';
import { FreshChoice } from './FreshChoice.ts';
import { isToldByHand } from './isToldByHand.ts';
import { limitOf } from './limitOf.ts';
import { ownShare } from './ownShare.ts';
import type { Phrase, Phrasebook, Share, Topic } from './Phrasebook.ts';
import { phrasebookOf } from './phrasebookOf.ts';
import { planStories } from './plan/planStories.ts';
import { said } from './plan/Statement.ts';
import type { Story } from './plan/Story.ts';
import { relateStories } from './relateStories.ts';
import { Sayings } from './Sayings.ts';

/** A composed article, with the shapes its words follow. */
export type ComposedArticle = ArticleFile & { shapes: Shapes };

export interface Shapes {
  kind: Story['kind'];
  headline: string;
  opening: string;
  body: string;
}

export interface Composed {
  articles: ComposedArticle[];
  /** What the topics of these articles are called. */
  topics: Record<string, string>;
  /** Stories that were left out, and why. */
  problems: FileProblem[];
}

/** What a site knows already: its articles written by hand and the topics it names. */
export interface Written {
  articles: readonly ArticleFile[];
  topics: ReadonlySet<string>;
}

/**
 * Writes every story a site asks for that nobody has written by hand. A story for which the language has no
 * text of the right length is left out and named in `problems`.
 */
export function composeArticles(facts: Facts, settings: ComposerSettings, written: Written): Composed {
  const book = phrasebookOf(settings);
  const stories = planStories(facts, settings).filter(
    (story) => !isToldByHand(story, written.articles, book),
  );
  const topics = new Map(stories.map((story) => [story.id, topicsOf(story, book, written.topics)]));
  const relatedTo = relateStories([
    ...written.articles
      .filter(({ head }) => !head.draft)
      .map(({ head }) => ({ ...head, topics: head.tags, matchCard: head.matchCard ?? null })),
    ...stories.map((story) => ({ ...story, topics: story.teams.map((team) => book.topicOfTeam(team).slug) })),
  ]);
  const choices = {
    headline: new FreshChoice(),
    opening: new FreshChoice(),
    body: new FreshChoice(),
    excerpt: new FreshChoice(),
    picture: new FreshChoice(),
  };
  const sayings = new Sayings(limitOf(stories.length));
  const worn = (text: string): number => sayings.overused(text);
  const titles = new Set(written.articles.map(({ head }) => head.title));
  const problems: FileProblem[] = [];
  const articles = stories.flatMap((story, turn) => {
    try {
      return [composeOne(story, turn)];
    } catch (error) {
      problems.push({ file: story.key, reason: error instanceof Error ? error.message : String(error) });
      return [];
    }
  });
  return {
    articles,
    problems,
    topics: Object.fromEntries([...topics.values()].flat().map(({ slug, name }) => [slug, name])),
  };

  function chosen(story: Story, opening: string, offered: readonly Phrase[], whole = false): Phrase[] {
    return offered.map(({ shape, text }) => {
      const words = sayings.choose(text, story.key, whole);
      return { shape, text: book.finish?.(story, opening, words) ?? words };
    });
  }

  /** A body that is long enough and repeats nothing of its opening, if there is one; a list of facts may. */
  function bodyOf(story: Story, turn: number, opening: string, sections: readonly string[]): Phrase {
    const told = claimsIn(opening, 'game' in story ? story.game.attendance : null);
    const isGood = ({ text }: Phrase): boolean => {
      const prose = text.replace(/^- .*$/gm, '');
      return wordsOf(opening, text) >= fewestWords && !told.some((claim) => prose.includes(claim));
    };
    const all = book.bodies(story, turn, opening);
    const tried: Phrase[] = [];
    for (const whole of [false, true]) {
      for (let rest = all; rest.length > 0;) {
        const taken = choices.body.take(rest, sections);
        const [body] = chosen(story, opening, [taken], whole);
        if (body && isGood(body)) return body;
        if (body) tried.push(body);
        rest = rest.filter((one) => one !== taken);
      }
    }
    const [longest] = tried.sort((one, other) => wordsOf(other.text) - wordsOf(one.text));
    if (!longest) throw new Error(`${story.key} has no body`);
    return longest;
  }

  function composeOne(story: Story, turn: number): ComposedArticle {
    const sections = sectionsOf(story, settings);
    const share = book.shareOf?.(story);
    const headline = choices.headline.take(
      fitting(
        story,
        'headline',
        book.headlines(story).filter(({ text }) => !titles.has(text)),
        38,
        70,
        share,
      ),
      sections,
    );
    titles.add(headline.text);
    const opening = choices.opening.take(
      chosen(story, '', ownShare(book.openings(story), story.key, share)),
      sections,
      worn,
    );
    const body = bodyOf(story, turn, opening.text, sections);
    const excerpt = choices.excerpt.take(
      fitting(story, 'excerpt', chosen(story, '', book.excerpts(story, turn)), 90, 190),
      sections,
      worn,
    );
    sayings.note([opening.text, body.text, excerpt.text].join('\n\n'));
    const picture = choices.picture.take(
      story.pictures.map((one) => ({ shape: one.kind satisfies PictureKind, text: one.kind, one })),
      sections,
    ).one;
    const short = (what: string, texts: string[], length: number): string =>
      fitting(
        story,
        what,
        texts.map((text) => ({ shape: '', text })),
        1,
        length,
      )[0]?.text ?? '';
    const head = articleHeadSchema.parse({
      id: story.id,
      slug: book.slug(story),
      section: sections[0],
      categories: sections,
      title: headline.text,
      epigraph: short('epigraph', book.epigraphs(story, turn), 30),
      label: short('label', book.labels(story), 30),
      excerpt: excerpt.text,
      author: settings.desks[story.desk] ?? settings.desks['data'],
      publishedAt: story.publishedAt.toISOString(),
      tags: (topics.get(story.id) ?? []).map(({ slug }) => slug),
      matches: story.matches,
      // A formation has the shape of a score.
      notScores: [
        ...new Set(said(story, 'line-up').flatMap(({ formation }) => (formation === '' ? [] : formation))),
      ],
      ...(story.matchCard === null ? {} : { matchCard: story.matchCard }),
      picture,
      caption: short('caption', book.captions(story, turn), 200),
      related: relatedTo({ ...story, topics: story.teams.map((team) => book.topicOfTeam(team).slug) }),
    });
    return {
      file: `${head.id}-${head.slug}.md`,
      head,
      markdown: `${opening.text}\n\n${body.text}`,
      shapes: { kind: story.kind, headline: headline.shape, opening: opening.shape, body: body.shape },
    };
  }
}

/** An article with fewer words is none. */
const fewestWords = 120;

function wordsOf(...texts: string[]): number {
  return texts
    .join(' ')
    .replace(/[|#*-]+/g, ' ')
    .trim()
    .split(/\s+/).length;
}

/** Those of the right length: of its own share, or of all where that has none. */
function fitting(
  story: Story,
  what: string,
  offered: Phrase[],
  least: number,
  most: number,
  share?: Share,
): Phrase[] {
  const fits = ({ text }: Phrase): boolean => text.length >= least && text.length <= most;
  const own = ownShare(offered, story.key, share).filter(fits);
  const good = own.length > 0 ? own : offered.filter(fits);
  if (good.length === 0) {
    const lengths = offered.map(({ text }) => `${text.length} ${text}`).join(' | ');
    throw new Error(`${story.key} has no ${what} of ${least} to ${most} characters: ${lengths}`);
  }
  return good;
}

function sectionsOf(story: Story, { sections }: ComposerSettings): [string, ...string[]] {
  const [first, ...others] = [
    ...new Set([story.subject, ...story.alsoIn].flatMap((subject) => sections[subject] ?? [])),
  ];
  if (first === undefined) throw new Error(`${story.key}: no section for ${story.subject}`);
  return [first, ...others];
}

/** Teams, competition and those players whom the site has a topic for. */
function topicsOf(story: Story, book: Phrasebook, known: ReadonlySet<string>): Topic[] {
  const players = story.players
    .map((player) => book.topicOfPlayer(player))
    .filter(({ slug }) => known.has(slug));
  const all = [
    ...story.teams.map((team) => book.topicOfTeam(team)),
    ...book.topicsOfStory(story),
    ...players.slice(0, 3),
  ];
  return [...new Map(all.map((topic) => [topic.slug, topic])).values()];
}

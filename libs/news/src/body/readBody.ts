import { LRUCache } from 'lru-cache';
import { placeKey } from '@cancha/site/text/cleanHtml';
import { reportIssues } from '@cancha/site/context/reportIssues';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Block } from './Block';
import type { Body } from './BodyPart';
import { markText } from './markText';
import { numberHeads } from './numberHeads';
import { placeAds } from './placeAds';
import { toBlocks } from './toBlocks';
import { toParts } from './toParts';

type BodyContext = Pick<
  SiteContext,
  'site' | 'networkHosts' | 'environment' | 'brandConfig' | 'pictures' | 't'
>;

/** After so many paragraphs a reader knows what it is about, and a box may stand between. */
const paragraphsBefore = 2;

function cutAfter(blocks: readonly Block[], paragraphs: number): number {
  let seen = 0;
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'html' && block.tag === 'p' && ++seen === paragraphs) return i + 1;
  }
  return blocks.length;
}

const hasWidgets = ({ brandConfig }: BodyContext) => brandConfig.sportsWidgets !== undefined;

function read(html: string, owner: string, context: BodyContext, adsEvery: number): Body {
  const { t } = context;
  const marked = markText(html, {
    ...context,
    statics: context.pictures.base,
    hasSportsWidgets: hasWidgets(context),
  });
  if (marked.problems.length > 0)
    reportIssues(
      [...new Set(marked.problems)].map((problem) => ({ id: owner, problem, kept: true, place: 'body' })),
    );
  const { blocks: text, heads } = numberHeads(toBlocks(marked));
  const blocks = placeAds(text, adsEvery);
  const cut = cutAfter(blocks, paragraphsBefore);
  const name = t('article.table');
  return { before: toParts(blocks.slice(0, cut), name), after: toParts(blocks.slice(cut), name), heads };
}

const sizeOf = ({ before, after }: Body): number => JSON.stringify([before, after]).length;

/** The same bodies are asked for again and again; reading one costs more than rendering its page. */
const known = new LRUCache<string, Body>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (body, key) => sizeOf(body) + key.length + 1,
});

/**
 * A body of the newsroom as a page shows it: clean, its links after the site's rules, its pictures with their room,
 * what was embedded as something to be asked for. What had to be left out is reported.
 * @param owner id of the article, for the report
 * @param adsEvery after how many paragraphs an ad stands; 0: there are none
 */
export function readBody(html: string, owner: string, context: BodyContext, adsEvery = 0): Body {
  const { site } = context;
  const place = [placeKey(context), site.catalogue, context.pictures.base, hasWidgets(context), adsEvery];
  const key = [...place, html].join(' ');
  let body = known.get(key);
  if (!body) {
    body = read(html, owner, context, adsEvery);
    known.set(key, body);
  }
  return body;
}

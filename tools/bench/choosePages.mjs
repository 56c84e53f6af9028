import { ExplainedError } from '../setup/ExplainedError.mjs';
import { fetchText } from './fetchText.mjs';

/** Fewer would all be asked for again before their cached copy is two seconds old. */
const fewestArticles = 60;

/**
 * So many of the newest are asked for in turn, however many a newsroom comes to have: figures stay comparable, and an
 * answer of the backend serves several requests, as it does on a site that is read.
 */
export const newestMeasured = 100;

/** @typedef {{ kind: string, path: string, status: number }} Page */
/** @typedef {{ items: ListedArticle[], paginationInfo: { nextPage: number } }} ArticleList */
/** @typedef {{ link: string, author: { username: string }[], tags: { url: string }[] }} ListedArticle */

/**
 * One page of every kind the site has, and the paths of its newest and of all its articles, as the origin lists them.
 * Throws an `ExplainedError` when there are too few to measure with.
 * @param {string} originAddress
 * @param {import('./readBenchedSite.mjs').BenchedSite} site
 * @returns {Promise<{ pages: Page[], newest: string[], articles: string[] }>}
 */
export async function choosePages(originAddress, site) {
  const listed = await listArticles(`${originAddress}/v1/sites/${site.siteCode}/news/latest`);
  const articles = [...new Set(listed.map(({ link }) => site.prefix + link))];
  if (articles.length < fewestArticles) {
    throw new ExplainedError(
      `The origin lists ${articles.length} articles: the bench needs ${fewestArticles} or more.`,
    );
  }
  return { pages: onePageOfEachKind(listed, site), newest: articles.slice(0, newestMeasured), articles };
}

/**
 * @param {string} url
 * @returns {Promise<ListedArticle[]>}
 */
async function listArticles(url) {
  const all = [];
  for (let page = 1; page > 0 && page <= 20;) {
    const { text } = await fetchText(`${url}?size=100&page=${page}`);
    /** @type {unknown} */
    const list = JSON.parse(text);
    const { items, paginationInfo } = /** @type {ArticleList} */ (list);
    all.push(...items);
    page = paginationInfo.nextPage;
  }
  return all;
}

/**
 * @param {ListedArticle[]} articles
 * @param {import('./readBenchedSite.mjs').BenchedSite} site
 * @returns {Page[]}
 */
function onePageOfEachKind(articles, { prefix, pathOf }) {
  const topic = articles.flatMap(({ tags }) => tags)[0]?.url;
  const author = articles.flatMap((article) => article.author)[0]?.username;
  const newest = articles[0]?.link;
  const paths = {
    home: pathOf('home'),
    latest: pathOf('latest'),
    trending: pathOf('trending'),
    topic: topic && pathOf('topic', { topic }),
    author: author && pathOf('author', { author }),
    staff: pathOf('staff'),
    section: newest && `${prefix}/${newest.split('/')[1] ?? ''}`,
    article: newest && prefix + newest,
    info: pathOf('about'),
    'not-found': `${prefix}/no-hay-tal-pagina`,
  };
  return Object.entries(paths).map(([kind, path]) => {
    if (!path)
      throw new ExplainedError(`The origin's newest articles lead to no page of the kind “${kind}”.`);
    return { kind, path, status: kind === 'not-found' ? 404 : 200 };
  });
}

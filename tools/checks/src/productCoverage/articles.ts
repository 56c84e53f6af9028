import type { CoverageRow } from './CoverageRow';

const wire = 'libs/data-access/src/content/article.wire.ts';
const mapArticle = 'libs/data-access/src/content/mapArticle.test.ts';
const view = 'libs/news/src/article/ArticleView.test.tsx';
const images = 'libs/data-access/src/content/pictureSizes.ts';
const mapImages = 'libs/data-access/src/content/mapImages.test.ts';

/** Section 3: articles, their pictures and answers. */
export const articleRows: readonly CoverageRow[] = [
  [
    'Article: id, title, title_detail, url, link',
    wire,
    `${mapArticle} › has every field of its wire form in camel case`,
  ],
  [
    '… title_detail as heading',
    'libs/news/src/article/ArticleView.tsx',
    `${view} › has its longer title as the one first heading`,
  ],
  [
    '… msnTitle',
    'libs/syndication/src/msn/msnRules.ts',
    'libs/syndication/src/msn/msn.test.ts › are called as the newsroom wants them called there, with a text of the tags that are taken',
  ],
  [
    '… excerpt, epigraph, event_title, label',
    'libs/news/src/article/ArticleView.tsx',
    `${view} › that says what it is about stands over its headline, and the label only where nothing else does`,
  ],
  [
    '… body',
    'libs/news/src/body/readBody.ts',
    'libs/news/src/body/readBody.test.ts › loses no word of broken markup, and leaves no tag open',
  ],
  [
    '… published_at, modified_at',
    'libs/news/src/article/ArticleByline.tsx',
    `${view} › tells of a change only when it came later than a correction would`,
  ],
  [
    '… canonical, local_path',
    'libs/news/src/article/articleCanonical.ts',
    'libs/news/src/article/articleHead.test.ts › is its own when the newsroom names it as %s',
  ],
  [
    '… section, section_slug',
    'libs/news/src/article/ArticleView.tsx',
    'libs/news/src/article/arrangeAside.test.ts › go on in the section of the article first',
  ],
  [
    '… author[]',
    'libs/news/src/article/ArticleByline.tsx',
    `${view} › names all who sign, with their pictures, and links those that have a page`,
  ],
  [
    '… tags[], hidden_tags[]',
    'libs/news/src/article/ArticleAfter.tsx',
    `${view} › keeps hidden tags to itself, and shows the others with the further sections it is in`,
  ],
  [
    '… categories[] (slug, name)',
    wire,
    `${mapArticle} › has its own label, else its first category, else none`,
  ],
  [
    '… image_credits',
    'libs/news/src/article/ArticleView.tsx',
    `${view} › credits the picture to who made it, else to the brand`,
  ],
  [
    '… editions',
    'libs/news/src/article/articleHead.ts',
    'libs/news/src/article/articleHead.test.ts › are those that publish it, on $id',
  ],
  [
    '… match_id',
    'libs/news/src/article/loadArticleAside.ts',
    'libs/news/src/article/loadArticleAside.test.ts › has the match that the article is about',
  ],
  [
    '… siteCode; isInternal where it is this site or missing',
    'libs/data-access/src/content/mapArticle.ts',
    `${mapArticle} › with site code %j is internal: %s`,
  ],
  [
    '… evergreen',
    'libs/news/src/article/storyAge.ts',
    `${view} › does not when it does not age or hides its date: then it says when it was looked at`,
  ],
  [
    '… seo_links, related_links',
    'libs/news/src/article/articleLinks.ts',
    `${view} › shows the links of article and answer once, after the link rules`,
  ],
  [
    '… items: sub-posts with body',
    'libs/news/src/liveBlog/toLivePost.ts',
    `${mapArticle} › loses a post that says nothing, and keeps those around it`,
  ],
  [
    '… text cleaned of HTML entities',
    'libs/data-access/src/reading/cleanText.ts',
    'libs/data-access/src/reading/cleanText.test.ts › shows %j as %j',
  ],
];

export const pictureRows: readonly CoverageRow[] = [
  [
    'Images: wide, classic, square in big, medium, small, and full',
    images,
    `${mapImages} › knows the real size of each cut, which the ratios of one kind do not tell`,
  ],
  ...[
    'wide 740x416, 490x275, 250x140',
    'classic 714x535, 470x352, 230x172',
    'square 800x800, 400x400, 200x200',
    'full 1200x740',
  ].map((sizes): CoverageRow => [
    `… ${sizes}`,
    images,
    `${mapImages} › fills a missing size with the next one and its measures`,
  ]),
  [
    'Taller pictures (416 to 487, 275 to 327) with a flag',
    'libs/data-access/src/content/pictureUrl.ts',
    `${mapImages} › change the size and nothing else of the address, with the height that goes with it`,
  ],
  [
    '… on one brand',
    'libs/brands/src/sites.ts',
    'libs/brands/src/sites.test.ts › taller pictures are those of one brand alone',
  ],
];

export const answerRows: readonly CoverageRow[] = [
  [
    'Full answer: article, seoLinks, relatedArticles',
    'libs/data-access/src/content/readFullArticle.ts',
    'libs/data-access/src/content/content.test.ts › comes with its surroundings, without those that are broken',
  ],
  [
    '… previousArticle, nextArticle, starJournalistsArticles',
    'libs/news/src/article/ArticleAfter.tsx',
    `${view} › leads to the stories before and after, and to those of its known writers under their names`,
  ],
  [
    'Full answer: comments',
    'decided: 041',
    'libs/news/src/article/ArticleView.test.tsx › shows nothing of what an answer has besides, whose shape nobody describes',
  ],
  [
    'Full answer: stvs',
    'decided: 041',
    'libs/news/src/article/ArticleView.test.tsx › shows nothing of what an answer has besides, whose shape nobody describes',
  ],
  [
    'Pagination: nextPage (-1 is the last), lastPage',
    'libs/data-access/src/content/readPaginationInfo.ts',
    'libs/data-access/src/content/readPaginationInfo.test.ts › reads %j as %j',
  ],
];

/** No more than so many of a hundred articles of a site share a sentence, but for its names and figures. */
const most = 0.03;
/** What as many have is no habit yet, however few articles a site has. */
const always = 2;

/** In how many of so many composed articles a sentence may stand. */
export const limitOf = (articles: number): number => Math.max(always, Math.floor(articles * most));

import type { ListContent } from './ListContent';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { ListRow } from './ListRows';
import { ListPager } from '../infiniteScroll/ListEnd';
import type { MorePage } from '../infiniteScroll/morePaths';

/** A further page of a list, its cards as the page of that number has them. */
export async function toMorePage(context: SiteContext, content: ListContent): Promise<MorePage> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { articles, page, lastPage, addressOf } = content;
  const shown = articles.map((article) => toCard(article, context));
  const hrefOf = (n: number) => addressOf(n).on(context.site);
  return {
    page,
    address: hrefOf(page),
    cards: shown.map(({ href }, at) => ({
      href,
      html: renderToStaticMarkup(<ListRow context={context} content={content} cards={shown} at={at} />),
    })),
    pager: renderToStaticMarkup(<ListPager {...{ page, lastPage, hrefOf }} t={context.t} />),
    next: page < lastPage && articles.length > 0 ? page + 1 : null,
  };
}

import { Card } from '@cancha/ui/article/Card/Card';
import type { ListContent } from './ListContent';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { ListPager } from '../infiniteScroll/ListEnd';
import type { MorePage } from '../infiniteScroll/morePaths';

/** A further page of a list, its cards as the page of that number has them. */
export async function toMorePage(context: SiteContext, content: ListContent): Promise<MorePage> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { articles, page, lastPage, addressOf } = content;
  const hrefOf = (n: number) => addressOf(n).on(context.site);
  return {
    page,
    address: hrefOf(page),
    cards: articles.map((article) => {
      const card = toCard(article, context.site);
      return { href: card.href, html: renderToStaticMarkup(<Card article={card} kind="row" level={2} />) };
    }),
    pager: renderToStaticMarkup(<ListPager {...{ page, lastPage, hrefOf }} t={context.t} />),
    next: page < lastPage && articles.length > 0 ? page + 1 : null,
  };
}

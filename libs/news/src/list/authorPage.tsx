import { getAuthorNews } from '@cancha/data-access/content/getAuthorNews';
import { buildPath } from '@cancha/routing/buildPath';
import { AuthorFace } from '@cancha/ui/article/AuthorFace/AuthorFace';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { profilePageLd } from '@cancha/site/jsonLd/authorLd';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';

const authorList = createListPage<ListParams & { author: string }>(async (context, params, page) => {
  const { apis, site, t } = context;
  const author = decodeURIComponent(params.author);
  const list = await getAuthorNews(apis.content, { site: site.siteCode, author, page, size: listSize });
  if (!list) return null;

  const name = list.author?.name ?? author;
  const signed = { ...(list.author ?? { name }), username: author };
  return {
    ...toListContent(list, page, t, {
      title: t('list.author', { name }),
      heading: name,
      description: list.author?.description ?? '',
      addressOf: (page) => routeAddress('author', { author }, { sharedWith: 'newsroom', page }),
    }),
    feed: { kind: 'author', slug: author },
    jsonLd: profilePageLd(signed, context),
    face: (
      <AuthorFace
        name={name}
        picture={list.author?.picture ?? null}
        alt={list.author?.pictureDrawn ? t('article.drawnFace', { name }) : ''}
      />
    ),
    parent: { name: t('list.staff'), href: buildPath(site, 'staff', {}) },
  };
});

export const { Page: AuthorPage, generateMetadata: generateAuthorMetadata } = authorList;

export const authorRoute = listRoute(authorList.loadList, { name: 'author', file: 'author/[author]/[page]' });

import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import type { Metadata } from 'next';
import type { JSX, ReactNode } from 'react';
import { AmpLink } from './AmpLink';
import { MatchesStrip } from '@cancha/blocks/matches/MatchesStrip';
import { LiveMatches, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { LivePolls } from '../polls/LivePolls.client';
import { loadPollAt } from '../polls/loadPolls';
import { toPollData } from '../polls/PollData';
import { SitePoll } from '../polls/SitePoll';
import { PageShell } from '@cancha/site/shell/PageShell';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { ArticleControls } from './ArticleControls.client';
import { ArticleData } from './ArticleData';
import { articleHead } from './articleHead';
import { ArticleView } from './ArticleView';
import { loadArticleAside } from './loadArticleAside';

/** An article asks one question at most. */
const articlePollId = 'encuesta';

type ArticlePageProps = {
  context: SiteContext;
  full: FullArticle;
  /** Where it is more than an article: what machines are told instead, the posts after its text, who watches them. */
  jsonLd?: string;
  posts?: ReactNode;
  watch?: ReactNode;
};

const sharedPicture = ({ images: { full, wide, classic, square } }: FullArticle['article']) =>
  full ?? (wide ?? classic ?? square)?.big ?? null;

export async function ArticlePage({
  context,
  full,
  jsonLd,
  posts,
  watch,
}: ArticlePageProps): Promise<JSX.Element> {
  const [aside, poll] = await Promise.all([
    loadArticleAside(full.article, context),
    orNull(loadPollAt(full.article.link, context)),
  ]);
  const now = new Date();
  const path = hrefOfArticle(full.article, context.site);
  const { match, matches } = aside;
  const scoreAge = ageSince(dataTimeOf(match), now, context);
  const head = (
    <>
      <ShareTags
        context={context}
        article={full.article}
        title={full.article.titleDetail || full.article.title}
        path={path}
        description={full.article.hidden.excerpt ? '' : full.article.excerpt}
        picture={sharedPicture(full.article)}
        alt={full.article.imageCaption}
      />
      <AmpLink context={context} article={full.article} />
      <StaticHtml from={[full.article, jsonLd, context]}>
        <ArticleData context={context} article={full.article} jsonLd={jsonLd} />
      </StaticHtml>
      <ArticleControls key={path} />
      {watch}
      <LiveMatches
        context={context}
        shown={[shownOf(matches, matches), shownOf(match, match ? [match] : [])]}
        now={now}
      />
      {poll?.isOpen ? <LivePolls polls={[toPollData(poll, articlePollId, 2, context)]} /> : null}
    </>
  );
  return (
    <PageShell
      context={context}
      path={path}
      head={head}
      strips={<MatchesStrip context={context} matches={aside.matches} now={now} />}
      // Posts come and go by themselves.
      from={posts ? undefined : [full, ...Object.values(aside), scoreAge, poll, minuteOf(now), context]}
    >
      <ArticleView
        context={context}
        full={full}
        aside={aside}
        now={now}
        posts={posts}
        poll={poll ? <SitePoll context={context} poll={poll} id={articlePollId} /> : null}
      />
    </PageShell>
  );
}

/** `path` is the one it was asked for under. */
export function articleMetadata({ article }: FullArticle, path: string, context: SiteContext): Metadata {
  return {
    title: article.title,
    description: article.excerpt,
    ...articleHead(article, path, context),
  };
}

import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import type { Metadata } from 'next';
import type { JSX, ReactNode } from 'react';
import { ampPairOf } from './ampAddress';
import { MatchesStrip } from '@cancha/blocks/matches/MatchesStrip';
import { LiveMatches, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { LivePolls } from '../polls/LivePolls.client';
import { loadPollAt } from '../polls/loadPolls';
import { toPollData } from '../polls/PollData';
import { StoryPoll } from '../polls/StoryPoll';
import { PageShell } from '@cancha/site/shell/PageShell';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import { HeadTags } from '@cancha/site/staticHtml/HeadTags';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { conversationId } from '@cancha/site/comments/conversationId';
import { conversationMeta } from '@cancha/site/comments/pageConversation';
import { ArticleControls } from './ArticleControls.client';
import { ArticleData } from './ArticleData';
import { articleHead } from './articleHead';
import { ArticleView, hasAds } from './ArticleView';
import { loadArticleAside } from './loadArticleAside';

/** An article asks one question at most. */
const articlePollId = 'encuesta';

type ArticlePageProps = {
  context: SiteContext;
  full: FullArticle;
  /** Of a live blog: its structured data, the posts after the text, and what keeps them up to date. */
  jsonLd?: string;
  posts?: ReactNode;
  watch?: ReactNode;
};

const sharedPicture = ({ images: { full, wide, classic, square } }: FullArticle['article']) =>
  full ?? (wide ?? classic ?? square)?.big ?? null;

export async function ArticlePage(props: ArticlePageProps): Promise<JSX.Element> {
  const { context, full, jsonLd, posts, watch } = props;
  const { article } = full;
  const [aside, poll] = await Promise.all([
    loadArticleAside(article, context),
    orNull(loadPollAt(article.link, context)),
  ]);
  const now = new Date();
  const path = hrefOfArticle(article, context.site);
  const { match, matches } = aside;
  const scoreAge = ageSince(dataTimeOf(match), now, context);
  const amp = ampPairOf(article, context);
  const conversation = conversationId(article, context);
  const head = (
    <>
      <ShareTags
        context={context}
        article={article}
        title={article.titleDetail || article.title}
        path={path}
        description={article.hidden.excerpt ? '' : article.excerpt}
        picture={sharedPicture(article)}
        alt={article.imageCaption}
      />
      {amp ? <HeadTags tags={[['link', { rel: 'amphtml', href: context.site.origin + amp.amp }]]} /> : null}
      {conversation === null ? null : (
        <HeadTags tags={[['meta', { name: conversationMeta, content: conversation }]]} />
      )}
      <StaticHtml from={[article, jsonLd, context]}>
        <ArticleData context={context} article={article} jsonLd={jsonLd} />
      </StaticHtml>
      <ArticleControls key={path} />
      {watch}
      <LiveMatches
        context={context}
        shown={[shownOf(matches, matches), shownOf(match, match ? [match] : [])]}
        now={now}
      />
      {poll?.isOpen ? <LivePolls polls={[toPollData(poll, articlePollId, context)]} /> : null}
    </>
  );
  return (
    <PageShell
      context={context}
      path={path}
      highlights
      head={head}
      ads={hasAds(article, context)}
      strips={<MatchesStrip context={context} matches={aside.matches} now={now} isPlain />}
      // Posts come and go by themselves.
      from={posts ? undefined : [full, ...Object.values(aside), scoreAge, poll, minuteOf(now), context]}
    >
      <ArticleView
        context={context}
        full={full}
        aside={aside}
        now={now}
        posts={posts}
        poll={poll ? <StoryPoll context={context} poll={poll} id={articlePollId} /> : null}
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

import type { Article } from '@cancha/data-access/content/Article';
import { headerHeights } from '@cancha/ui/shell/Header/headerHeights';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { JSX } from 'react';
import { articleJsonLd } from '@cancha/news/article/articleJsonLd';
import { JsonLd } from '@cancha/site/jsonLd/JsonLd';
import { liveBlogJsonLd } from '@cancha/news/liveBlog/liveBlogJsonLd';
import type { LiveBlog } from '@cancha/news/liveBlog/toLiveBlog';
import { copyrightText } from '@cancha/site/shell/copyrightText';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { AmpPair } from '@cancha/news/article/ampAddress';
import { AmpConsent, AmpPrivacyChoices } from './ads/AmpConsent';
import { asksForAds, type AmpAds } from './ads/ampAds';
import { ampAdStyles } from './ads/ampAdStyles';
import { AmpArticle } from './AmpArticle';
import { ampBody } from './ampBody';
import type { AmpAddition } from './AmpPorts';
import { adComponents, ampComponentsOf, ampRuntime } from './ampComponents';
import { AmpHeader } from './AmpHeader';
import { AmpLivePosts } from './AmpLivePosts';
import { ampStyles, boilerplate, boilerplateWithoutScripts } from './ampStyles';

type AmpDocumentProps = {
  context: SiteContext;
  article: Article;
  pair: AmpPair;
  text: string;
  /** What a reader may go on with. */
  related: readonly Article[];
  /** Its newest posts, where it is a live blog. */
  blog: LiveBlog | null;
  menu: readonly NavItem[];
  ads: AmpAds | null;
  analytics: AmpAddition | null;
  now: Date;
};

/** Of AMP pages; the bar of the simple header is higher. */
const headerHeight = ({ brandConfig }: SiteContext) =>
  headerHeights({
    ...{ variant: brandConfig.header?.type ?? 'one', device: 'amp', strip: null, sticky: false },
    ...{ banner: 0, highlights: false },
  }).height;

function Head({ context, article, pair, text, blog, ads, analytics }: AmpDocumentProps): JSX.Element {
  const { site, brandConfig, theme, environment } = context;
  const added = [...(asksForAds(ads) ? adComponents : []), ...(analytics?.components ?? [])];
  const styles = ampStyles(theme, headerHeight(context)) + (ads ? ampAdStyles(ads) : '');
  const html = [text, ...(blog?.shown.posts ?? []).map(({ body }) => ampBody(body, context))].join('');
  const scripts = new Map([...ampComponentsOf(html), ...added].map(({ name, src }) => [name, src]));
  return (
    <head>
      <meta charSet="utf-8" />
      <script async src={ampRuntime} />
      {Array.from(scripts, ([name, src]) => (
        <script key={name} async custom-element={name} src={src} />
      ))}
      <title>{`${article.title} | ${brandConfig.shortName}`}</title>
      <link rel="canonical" href={site.origin + pair.page} />
      <meta name="viewport" content="width=device-width" />
      {article.excerpt && !article.hidden.excerpt ? (
        <meta name="description" content={article.excerpt} />
      ) : null}
      {environment.ROBOTS === 'noindex' ? <meta name="robots" content="noindex, nofollow" /> : null}
      <style amp-boilerplate="" dangerouslySetInnerHTML={{ __html: boilerplate }} />
      <noscript>
        <style amp-boilerplate="" dangerouslySetInnerHTML={{ __html: boilerplateWithoutScripts }} />
      </noscript>
      <style amp-custom="" dangerouslySetInnerHTML={{ __html: styles }} />
      <JsonLd data={blog ? liveBlogJsonLd(blog, context) : articleJsonLd(article, context)} />
    </head>
  );
}

/** An article as an AMP document: valid by itself, with nothing that AMP does not know. */
export function AmpDocument(props: AmpDocumentProps): JSX.Element {
  const { context, article, pair, text, related, blog, menu, ads, analytics, now } = props;
  return (
    <html {...{ amp: '' }} lang={context.site.hreflang}>
      <Head {...props} />
      <body>
        <AmpHeader context={context} menu={menu} />
        <AmpArticle
          {...{ context, article, text, related, ads }}
          page={pair.page}
          posts={blog ? <AmpLivePosts {...{ blog, context, now }} /> : null}
        />
        <footer>
          {copyrightText(context, now)}
          {asksForAds(ads) ? <AmpPrivacyChoices context={context} /> : null}
        </footer>
        {asksForAds(ads) ? <AmpConsent context={context} now={now} /> : null}
        {analytics ? <div dangerouslySetInnerHTML={{ __html: analytics.html }} /> : null}
      </body>
    </html>
  );
}

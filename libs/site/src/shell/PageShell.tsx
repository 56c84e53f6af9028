import type { JSX, ReactNode } from 'react';
import { CommentsTrayWords } from '../comments/CommentsTrayWords';
import { adStrip } from '../ads/adStrip';
import { SiteConsent } from '../consent/SiteConsent';
import { SiteNewsletter } from '../newsletter/SiteNewsletter';
import type { SiteContext } from '../context/SiteContext';
import type { MadeFrom } from '../staticHtml/HtmlCache';
import { PerPage } from '../staticHtml/PerPage';
import { StaticHtml } from '../staticHtml/StaticHtml';
import { isBettingPage } from './bettingNav';
import { copyrightText } from './copyrightText';
import { currentResults, currentSchedule } from './headerButtons';
import { loadShell } from './loadShell';
import type { Shell } from './Shell';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SiteMeasures } from './SiteMeasures';
import { SitePicker } from './SitePicker';

type PageShellProps = {
  context: SiteContext;
  /** Public path of the page, which marks its entry in the menus. */
  path: string;
  /** The section the page is the list of, which may have menus of its own. */
  section?: string | undefined;
  /** Menus that were loaded already. */
  shell?: Shell;
  /** What belongs to the document's head, or is for machines. */
  head?: ReactNode;
  /** The links of the moment are in the header: on pages of news. */
  highlights?: boolean;
  /** Between header and content: matches, as finished HTML. */
  strips?: ReactNode;
  /** Some of the content lives in the browser: React keeps it, instead of finished HTML. */
  live?: boolean;
  /** It has ads, where the brand has. */
  ads?: boolean;
  /** All that the content depends on, where that is known: while it is the same, so is its HTML. */
  from?: MadeFrom | undefined;
  /** An address for the newsletter that came back without being taken. */
  email?: string | null;
  children: ReactNode;
};

/** Header, content, newsletter and footer of every page. */
export async function PageShell(props: PageShellProps): Promise<JSX.Element> {
  const {
    context,
    path,
    section,
    head,
    highlights: hasHighlights,
    strips,
    live = false,
    ads = false,
    from,
    email = null,
    children,
  } = props;
  const { t } = context;
  const shell =
    props.shell ?? (await loadShell(context, path, { section, highlights: hasHighlights ?? false }));
  const copyright = copyrightText(context, new Date());
  const { main, menu, tabs, betting, highlights, footer } = shell;
  // Which of its own entries a page marks, where the menus do not say so themselves.
  const marks = [
    currentResults(context, path),
    currentSchedule(context, path),
    isBettingPage(context.site, path) && path,
  ];
  const strip = ads ? adStrip(context) : undefined;
  return (
    <>
      {head}
      <SiteMeasures context={context} highlights={highlights} strip={strip} />
      {/* The header is the same on every page that no entry leads to, but for the addresses of the editions. */}
      <StaticHtml
        from={[main, menu, tabs, betting, highlights, context, ads, ...marks]}
        perPage={<SitePicker context={context} path={path} />}
      >
        <a className="skipLink" href="#contenido">
          {t('shell.skip')}
        </a>
        <SiteHeader context={context} shell={shell} path={path} strip={strip} picker={<PerPage />} />
        <CommentsTrayWords context={context} />
      </StaticHtml>
      <SiteConsent context={context} />
      {strips}
      {live ? (
        <main id="contenido">{children}</main>
      ) : (
        <StaticHtml as="main" id="contenido" {...(from ? { from } : {})}>
          {children}
        </StaticHtml>
      )}
      <SiteNewsletter context={context} typed={email} />
      <StaticHtml from={[footer, copyright, context]}>
        <SiteFooter context={context} shell={shell} copyright={copyright} />
      </StaticHtml>
    </>
  );
}

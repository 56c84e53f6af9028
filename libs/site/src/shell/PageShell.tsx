import type { HighlightLink } from '@cancha/data-access/menus/HighlightLink';
import type { JSX, ReactNode } from 'react';
import { SiteNewsletter } from '../newsletter/SiteNewsletter';
import type { SiteContext } from '../context/SiteContext';
import type { MadeFrom } from '../staticHtml/HtmlCache';
import { PerPage } from '../staticHtml/PerPage';
import { StaticHtml } from '../staticHtml/StaticHtml';
import { isBettingPage } from './bettingNav';
import { copyrightText } from './copyrightText';
import { currentResults, currentSchedule } from './headerButtons';
import { highlightItems } from './highlightItems';
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
  /** Links of the moment, in the header of the pages that have them. */
  tags?: readonly HighlightLink[];
  /** Between header and content: matches, as finished HTML. */
  strips?: ReactNode;
  /** Some of the content lives in the browser: React keeps it, instead of finished HTML. */
  live?: boolean;
  /** All that the content depends on, where that is known: while it is the same, so is its HTML. */
  from?: MadeFrom | undefined;
  children: ReactNode;
};

/** Header, content, newsletter and footer of every page. */
export async function PageShell(props: PageShellProps): Promise<JSX.Element> {
  const { context, path, section, head, tags, strips, live = false, from, children } = props;
  const { t } = context;
  const shell = props.shell ?? (await loadShell(context, path, section));
  const copyright = copyrightText(context, new Date());
  const { main, menu, tabs, betting, footer } = shell;
  // Which of its own entries a page marks, where the menus do not say so themselves.
  const marks = [
    currentResults(context, path),
    currentSchedule(context, path),
    isBettingPage(context.site, path) && path,
    tags && path,
  ];
  const highlights = tags && highlightItems(tags, context, path);
  return (
    <>
      {head}
      <SiteMeasures context={context} highlights={highlights} />
      {/* The header is the same on every page that no entry leads to, but for the addresses of the editions. */}
      <StaticHtml
        from={[main, menu, tabs, betting, context, tags, ...marks]}
        perPage={<SitePicker context={context} path={path} />}
      >
        <a className="skipLink" href="#contenido">
          {t('shell.skip')}
        </a>
        <SiteHeader
          context={context}
          shell={shell}
          path={path}
          highlights={highlights}
          picker={<PerPage />}
        />
      </StaticHtml>
      {strips}
      {live ? (
        <main id="contenido">{children}</main>
      ) : (
        <StaticHtml as="main" id="contenido" {...(from ? { from } : {})}>
          {children}
        </StaticHtml>
      )}
      <SiteNewsletter context={context} />
      <StaticHtml from={[footer, copyright, context]}>
        <SiteFooter context={context} shell={shell} copyright={copyright} />
      </StaticHtml>
    </>
  );
}

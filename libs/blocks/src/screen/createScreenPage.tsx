import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { Metadata } from 'next';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import type { PageAddress } from '@cancha/site/head/PageAddress';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import type { Route } from '@cancha/site/routes/Route';
import { pageRoute } from '@cancha/site/routes/routeBuilders';
import { PageShell } from '@cancha/site/shell/PageShell';
import type { MadeFrom } from '@cancha/site/staticHtml/HtmlCache';

/** A page with an address of its own, as it is shown. */
export type ScreenContent = {
  title: string;
  description: string;
  address: PageAddress;
  /** Public path of its entry in the menus, where that is not the address. */
  path?: string;
  crumbs?: readonly Crumb[];
  /** What belongs to the document's head, or works in the browser. */
  head?: ReactNode;
  /** The links of the moment are in the header: on pages of news. */
  highlights?: boolean;
  /** Some of the content lives in the browser. */
  live?: boolean;
  /** All that the content depends on, where that is known. */
  from?: MadeFrom | undefined;
  /** Nothing for search engines to find. */
  isHidden?: boolean;
  content: ReactNode;
};

type SiteParams = { site: string };

export type ScreenPageOptions<P extends SiteParams> = Omit<Parameters<typeof pageRoute>[0], 'check'> & {
  /** `null`: there is no such page. Throws `ApiError`. */
  load: (context: SiteContext, params: P) => Promise<ScreenContent | null>;
};

export type ScreenPageModule<P extends SiteParams> = {
  route: Route;
  Page: (props: { params: Promise<P> }) => Promise<JSX.Element>;
  generateMetadata: (props: { params: Promise<P> }) => Promise<Metadata>;
};

/** A page module for a page that is one of its kind on a site. */
export function createScreenPage<P extends SiteParams = SiteParams>({
  load,
  ...route
}: ScreenPageOptions<P>): ScreenPageModule<P> {
  const loadPage = pageLoader(load);
  return {
    route: pageRoute({ ...route, check: loadPage.check }),
    async Page({ params }) {
      const [context, screen] = await loadPage(params);
      const { address, path, crumbs, head, highlights = false, live = false, from, content } = screen;
      const { site } = context;
      return (
        <PageShell
          context={context}
          path={path ?? address.on(site)}
          highlights={highlights}
          head={
            <>
              {crumbs ? <StructuredData data={[breadcrumbJsonLd(crumbs, site)]} /> : null}
              {head}
            </>
          }
          live={live}
          from={from}
        >
          {content}
        </PageShell>
      );
    },
    async generateMetadata({ params }) {
      const [context, { title, description, address, isHidden }] = await loadPage(params);
      return {
        title,
        description,
        ...pageHead(context, address, 'page'),
        ...(isHidden ? { robots: hidden } : {}),
      };
    },
  };
}

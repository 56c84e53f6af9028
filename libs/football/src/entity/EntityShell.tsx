import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { JSX, ReactNode } from 'react';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { LiveMatches, type ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { ReaderHours } from '../matchList/ReaderHours';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';

type EntityShellProps = {
  context: SiteContext;
  /** Canonical, prefix included. */
  path: string;
  title: string;
  description: string;
  crumbs: readonly Crumb[];
  /** What the page is of, as `toJsonLd` wrote it. */
  jsonLd?: string;
  /** The matches on it, whose scores are kept up to date. */
  scores?: readonly ShownMatches[] | undefined;
  /** All that the content is made of: while it is the same, so is its HTML. The first is of this page alone. */
  from: readonly [object, ...unknown[]];
  children: ReactNode;
};

/** A page of a competition, a team or a player within the shell of the site. */
export function EntityShell(props: EntityShellProps): JSX.Element {
  const { context, path, title, description, crumbs, jsonLd, scores = [], from, children } = props;
  const data = [breadcrumbJsonLd(crumbs, context.site), ...(jsonLd ? [jsonLd] : [])];
  return (
    <PageShell
      context={context}
      path={path}
      live
      head={
        <>
          <ShareTags context={context} title={title} path={path} description={description} picture={null} />
          <StructuredData data={data} />
          <LiveMatches context={context} shown={scores} now={new Date()} />
          {scores.length > 0 ? <ReaderHours context={context} /> : null}
        </>
      }
    >
      <StaticHtml from={from}>{children}</StaticHtml>
    </PageShell>
  );
}

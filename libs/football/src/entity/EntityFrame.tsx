import type { StatsPage } from '@cancha/routing/statsBar';
import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { EntityHead, type EntityHeadProps } from '@cancha/ui/football/EntityHead/EntityHead';
import { StatsBar } from '@cancha/ui/football/StatsBar/StatsBar';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { entityParams } from '@cancha/blocks/matches/entityHref';
import styles from './EntityPage.module.css';
import { statsBarProps } from './statsBarProps';

type EntityFrameProps = {
  context: SiteContext;
  crumbs: readonly Crumb[];
  head: EntityHeadProps;
  /** The bar over the pages of what this is; a player has one page and none. */
  bar?: { page: StatsPage; entity: Parameters<typeof entityParams>[0]; label: string };
  children: ReactNode;
};

/** Where the page lies, of whom it is, what else there is of them; then the page. */
export function EntityFrame({ context, crumbs, head, bar, children }: EntityFrameProps): JSX.Element {
  return (
    <div className={`wrap ${styles['page']}`}>
      <Breadcrumbs items={crumbs} label={context.t('breadcrumbs.label')} />
      <EntityHead {...head} />
      {bar ? <StatsBar {...statsBarProps(bar.page, bar.entity, bar.label, context)} /> : null}
      {children}
    </div>
  );
}

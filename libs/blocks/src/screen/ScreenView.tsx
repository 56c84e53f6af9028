import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './ScreenView.module.css';

type ScreenViewProps = {
  context: Pick<SiteContext, 't'>;
  crumbs: readonly Crumb[];
  title: string;
  lead: ReactNode;
  children: ReactNode;
};

/** A page below the front page: the way here, title and lead, then its parts one below the other. */
export function ScreenView({ context: { t }, crumbs, title, lead, children }: ScreenViewProps): JSX.Element {
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
        <Headline level={1} size="lead">
          {title}
        </Headline>
        <p>{lead}</p>
      </header>
      {children}
    </div>
  );
}

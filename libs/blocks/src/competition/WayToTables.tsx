import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { competitionId } from './CompetitionBlock';
import styles from './WayToTables.module.css';

/** On a phone the tables stand below the news: the way there, for who came for them. */
export function WayToTables({ t }: Pick<SiteContext, 't'>): JSX.Element {
  return (
    <p className={styles['way']}>
      <a href={`#${competitionId}`}>{t('competition.tables')}</a>
    </p>
  );
}

import type { Poll } from '@cancha/data-access/content/Poll';
import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import styles from './PollsView.module.css';
import { SitePoll } from './SitePoll';

type PollsViewProps = { context: SiteContext; polls: readonly Poll[]; crumbs: readonly Crumb[] };

/** Of a poll on this page, by its place. */
export const pollId = (index: number): string => `encuesta-${index + 1}`;

/** Every poll of the site, those that can be voted in first, each with the way to the story that asks. */
export function PollsView({ context, polls, crumbs }: PollsViewProps): JSX.Element {
  const { site, brandConfig, t } = context;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
        <Headline level={1} size="lead">
          {t('screens.polls')}
        </Headline>
        <p>{t('pollsPage.description', { brand: brandConfig.name })}</p>
      </header>
      {polls.length > 0 ? (
        <div className={styles['polls']}>
          {polls.map((poll, i) => (
            <div key={poll.path + poll.question} className={styles['poll']}>
              <SitePoll context={context} poll={poll} id={pollId(i)} />
              {poll.path !== '/' && poll.path !== '' ? (
                <a href={sitePath(poll.path, site)} aria-label={`${t('pollsPage.story')}: ${poll.question}`}>
                  {t('pollsPage.story')}
                </a>
              ) : null}
            </div>
          ))}
        </div>
      ) : (
        <StateNote kind="empty" title={t('pollsPage.none')} hint={t('list.emptyHint')} />
      )}
    </div>
  );
}

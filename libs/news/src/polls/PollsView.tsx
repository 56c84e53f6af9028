import type { Poll } from '@cancha/data-access/content/Poll';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import type { JSX } from 'react';
import { ScreenView } from '@cancha/blocks/screen/ScreenView';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import styles from './PollsView.module.css';
import { SitePoll } from './SitePoll';

type PollsViewProps = { context: SiteContext; polls: readonly Poll[]; crumbs: readonly Crumb[] };

export const pollId = (index: number): string => `encuesta-${index + 1}`;

/** Every poll of the site, those that can be voted in first, each with the way to the story that asks. */
export function PollsView({ context, polls, crumbs }: PollsViewProps): JSX.Element {
  const { site, brandConfig, t } = context;
  return (
    <ScreenView
      context={context}
      crumbs={crumbs}
      title={t('screens.polls')}
      lead={t('pollsPage.description', { brand: brandConfig.name })}
    >
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
    </ScreenView>
  );
}

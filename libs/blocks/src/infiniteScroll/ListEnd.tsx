import { Pager } from '@cancha/ui/list/Pager/Pager';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { endlessMarks } from './endlessMarks';
import styles from './ListEnd.module.css';

type ListPagerProps = {
  page: number;
  lastPage: number;
  hrefOf: (page: number) => string;
  t: SiteContext['t'];
};

/** The links to the pages of a list, in the site's words. */
export function ListPager({ page, lastPage, hrefOf, t }: ListPagerProps): JSX.Element {
  return (
    <Pager
      page={page}
      lastPage={lastPage}
      hrefOf={hrefOf}
      labels={{
        nav: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (n) => t('list.page', { n }),
      }}
    />
  );
}

/**
 * Below the cards of a list: the button that brings more, whose room is kept where a script may show it, and the links
 * to the pages, which are there for everybody.
 */
export function ListEnd(props: ListPagerProps): JSX.Element {
  const { page, lastPage, t } = props;
  return (
    <>
      {page < lastPage ? (
        <div className={styles['end']}>
          <button type="button" className={styles['more']} {...{ [endlessMarks.more]: '' }}>
            {t('endless.more')}
          </button>
          <p
            role="status"
            {...{ [endlessMarks.status]: '' }}
            data-loading={t('endless.loading')}
            data-loaded={t('endless.loaded')}
            data-failed={t('endless.failed')}
          />
        </div>
      ) : null}
      <div {...{ [endlessMarks.pager]: '' }}>
        <ListPager {...props} />
      </div>
    </>
  );
}

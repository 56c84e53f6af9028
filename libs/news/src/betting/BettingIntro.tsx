import { bettingAge } from '@cancha/site/betting/ageMark';
import { helpContacts } from '@cancha/site/betting/helpContacts';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { AdultNotice } from '@cancha/ui/betting/AdultNotice/AdultNotice';
import type { JSX } from 'react';
import styles from './BettingIntro.module.css';
import { noticeNotes, noticeText } from './bettingNotice';
import type { BettingData } from './loadBetting';
import { PickCards } from './PickCards';
import { PromotionCards } from './PromotionCards';
import { ReviewCards } from './ReviewCards';

type BettingIntroProps = { context: SiteContext; data: BettingData };

/** What stands before the articles of a betting page: the notice for adults first, whatever else there is. */
export function BettingIntro({ context, data }: BettingIntroProps): JSX.Element {
  const { site, t } = context;
  return (
    <div className={styles['intro']}>
      <AdultNotice
        mark={t('footer.gamblingMark', bettingAge(site))}
        text={noticeText(data.notice, context)}
        notes={noticeNotes(context)}
        contacts={helpContacts(context)}
      />
      <PickCards context={context} tip={data.tip} bet={data.bet} />
      <PromotionCards context={context} promotions={data.promotions} />
      <ReviewCards context={context} reviews={data.reviews} />
    </div>
  );
}

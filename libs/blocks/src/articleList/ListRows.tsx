import { Card } from '@cancha/ui/article/Card/Card';
import type { JSX } from 'react';
import { AdPlace } from '@cancha/site/ads/AdPlace';
import type { toCard } from '@cancha/site/cards/toCard';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';
import { listSlots } from './listSlots';
import styles from './ListRows.module.css';

type ListRowsProps = {
  context: SiteContext;
  content: ListContent;
  cards: readonly ReturnType<typeof toCard>[];
};

/** A card of a list, the middle one of its page with the place for an ad after it. */
export function ListRow({ context, content, cards, at }: ListRowsProps & { at: number }): JSX.Element | null {
  const card = cards[at];
  const { between } = listSlots(context, content);
  if (!card) return null;
  return (
    <>
      <Card article={card} kind="row" level={2} />
      {between && at === middleOf(cards) ? (
        <div className={styles['ad']}>
          <AdPlace
            context={context}
            placement={between}
            id={`list-${content.page}`}
            turn={content.page}
            section={content.section}
          />
        </div>
      ) : null}
    </>
  );
}

/** Full rows before it, where two cards are in a row. */
const middleOf = ({ length }: readonly unknown[]): number => Math.floor(length / 4) * 2 - 1;

export function ListRows(props: ListRowsProps): JSX.Element {
  return (
    <>
      {props.cards.map(({ id }, at) => (
        <ListRow key={id} {...props} at={at} />
      ))}
    </>
  );
}

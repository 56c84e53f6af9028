import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './Timeline.module.css';

export type EventIconKind = 'ball' | 'yellow' | 'second-yellow' | 'red' | 'change';

const ball =
  'M12 3a9 9 0 1 0 .01 0M12 8l4 3-1.5 4.6h-5L8 11zM12 3v5M16 11l4.6-1.6M14.5 15.6l2.8 3.9M9.5 15.6l-2.8 3.9M8 11 3.4 9.4';

/** Decorative: the text beside it says the same. */
export function EventIcon({ kind }: { kind: EventIconKind }): JSX.Element {
  switch (kind) {
    case 'ball':
      return (
        <LineIcon box={24} size={20}>
          <path d={ball} />
        </LineIcon>
      );
    case 'change':
      return (
        <LineIcon box={24} size={20}>
          <path d="M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4" />
        </LineIcon>
      );
    case 'yellow':
    case 'second-yellow':
    case 'red':
      return <i className={joinClasses(styles['card'], styles[kind])} aria-hidden="true" />;
  }
}

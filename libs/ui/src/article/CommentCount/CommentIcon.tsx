import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';

/** `bubble` is the default, `balloons` has two bubbles. */
export type CommentIconName = 'bubble' | 'balloons';

const drawings: Record<CommentIconName, string> = {
  bubble: 'M2 2.5h12v8.5H6.5L3.5 14v-3H2z',
  balloons: 'M1.5 1.5h9v6h-5L3.5 9.5v-2h-2zM12.5 5.5h2v6h-2v2l-2-2h-5v-2',
};

export function CommentIcon({ name }: { name: CommentIconName }): JSX.Element {
  return (
    <LineIcon box={16} line={1.5} round>
      <path d={drawings[name]} />
    </LineIcon>
  );
}

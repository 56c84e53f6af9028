import { Children, type JSX, type ReactNode } from 'react';
import { sliderPosition, sliderRow, sliderStep } from './sliderAttributes';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './Slider.module.css';

export type SliderLabels = { previous: string; next: string };

type SliderProps = {
  /** Id of the heading that names the row. */
  labelledBy: string;
  /** Width of a card: `small` is 230 px, `large` 300 px. */
  size: 'small' | 'large';
  labels: SliderLabels;
  /** One card each. */
  children: ReactNode;
};

/** Up to here a row may fit on some screen; more cards never do. */
const mayFit = 5;

const Arrow = ({ side }: { side: 'previous' | 'next' }) => (
  <LineIcon box={16}>
    <path d={side === 'next' ? 'M5.5 2.5 11 8l-5.5 5.5' : 'M10.5 2.5 5 8l5.5 5.5'} />
  </LineIcon>
);

/**
 * A row of cards that scrolls sideways where it does not fit: by finger, by wheel, by the arrow keys, by going through
 * its links. The two arrows need `SlideOnArrow` on the page; where scripts are off they are not there, and readers with
 * a mouse get the cards in lines.
 */
export function Slider({ labelledBy, size, labels, children }: SliderProps): JSX.Element | null {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  const count = cards.length > mayFit ? 'many' : String(cards.length);
  return (
    <div
      className={`${styles['slider']} ${styles[size]}`}
      data-count={count}
      {...{ [sliderPosition]: 'start' }}
    >
      <div
        className={styles['row']}
        tabIndex={0}
        role="group"
        aria-labelledby={labelledBy}
        {...{ [sliderRow]: '' }}
      >
        <ul>
          {cards.map((card, i) => (
            <li key={i}>{card}</li>
          ))}
        </ul>
      </div>
      {(['previous', 'next'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={`${styles['arrow']} ${styles[side]}`}
          aria-label={labels[side]}
          {...{ [sliderStep]: side === 'next' ? '1' : '-1' }}
        >
          <Arrow side={side} />
        </button>
      ))}
    </div>
  );
}

import { Children, type JSX, type ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { sliderPosition, sliderRow, sliderStep } from './sliderAttributes';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './Slider.module.css';

export type SliderLabels = { previous: string; next: string };

type SliderProps = {
  /** Id of the heading. */
  labelledBy: string;
  /** Width of a card: `small` is 230 px, `large` 300 px. */
  size: 'small' | 'large';
  labels: SliderLabels;
  children: ReactNode;
};

/** More cards never fit on any screen. */
const maxFitting = 5;

const Arrow = ({ side }: { side: 'previous' | 'next' }) => (
  <LineIcon box={16}>
    <path d={side === 'next' ? 'M5.5 2.5 11 8l-5.5 5.5' : 'M10.5 2.5 5 8l5.5 5.5'} />
  </LineIcon>
);

/**
 * A row of cards that scrolls horizontally. The arrows need `SlideOnArrow` on the page; without JavaScript they are
 * hidden, and mouse users get wrapped cards.
 */
export function Slider({ labelledBy, size, labels, children }: SliderProps): JSX.Element | null {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  const count = cards.length > maxFitting ? 'many' : String(cards.length);
  return (
    <div
      className={joinClasses(styles['slider'], styles[size])}
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
          className={joinClasses(styles['arrow'], styles[side])}
          aria-label={labels[side]}
          {...{ [sliderStep]: side === 'next' ? '1' : '-1' }}
        >
          <Arrow side={side} />
        </button>
      ))}
    </div>
  );
}

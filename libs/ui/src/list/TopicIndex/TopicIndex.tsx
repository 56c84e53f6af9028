import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './TopicIndex.module.css';

export type TopicLink = { name: string; href: string };

/** Topics by first letter, or `#` for digits. */
export type TopicLetter = { letter: string; id: string; topics: readonly TopicLink[] };

export type TopicIndexProps = {
  letters: readonly TopicLetter[];
  /** Heading level of a letter. Default 3. */
  level?: number;
  labels: {
    /** Accessible name of the letters. */
    nav: string;
    /** "Temas con la A", for screen readers. */
    letter: (letter: string) => string;
  };
};

/** Every topic under its first letter, with links to the letters. Nothing without topics. */
export function TopicIndex({ letters, level = 3, labels }: TopicIndexProps): JSX.Element | null {
  if (letters.length === 0) return null;
  return (
    <div className={styles['index']}>
      {letters.length > 1 ? (
        <nav aria-label={labels.nav}>
          <ul className={styles['jump']}>
            {letters.map(({ letter, id }) => (
              <li key={id}>
                <a href={`#${id}`} aria-label={labels.letter(letter)}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={styles['letters']}>
        {letters.map(({ letter, id, topics }) => (
          <section key={id} className={styles['letter']} aria-labelledby={id}>
            <Headline level={level} size="second" id={id}>
              <span aria-hidden="true">{letter}</span>
              <span className="srOnly">{labels.letter(letter)}</span>
            </Headline>
            <ul>
              {topics.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

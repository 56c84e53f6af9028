import type { JSX } from 'react';
import { Headline, type HeadlineSize } from '../../text/Headline/Headline';
import { TitleText } from '../../text/TitleText/TitleText';

type CardTitleProps = {
  title: string;
  /** Where the story is; without it the title is text. */
  href?: string | undefined;
  /** Heading level, clamped to 1–6. A page has one of level 1. */
  level?: number;
  size?: HeadlineSize;
  /** Lines shown before the title is cut. All of it stays in the page, and in the hint of the pointer. */
  lines?: number | undefined;
};

/** The headline of a card, and its link. */
export function CardTitle({
  title,
  href,
  level = 2,
  size = 'card',
  lines,
}: CardTitleProps): JSX.Element | null {
  if (!title) return null;
  const words = <TitleText text={title} />;
  const hint = lines ? { title } : {};
  return (
    <Headline level={level} size={size} lines={lines}>
      {href ? (
        <a href={href} {...hint}>
          {words}
        </a>
      ) : (
        <span {...hint}>{words}</span>
      )}
    </Headline>
  );
}

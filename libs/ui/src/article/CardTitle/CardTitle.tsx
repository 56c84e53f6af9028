import type { JSX } from 'react';
import { Headline, type HeadlineSize } from '../../text/Headline/Headline';
import { TitleText } from '../../text/TitleText/TitleText';

type CardTitleProps = {
  title: string;
  /** Without it the title is text. */
  href?: string | undefined;
  /** Heading level, clamped to 1–6. */
  level?: number;
  size?: HeadlineSize;
  /** Lines before the title is clamped. The full title stays in the HTML and in a tooltip. */
  lines?: number | undefined;
};

export function CardTitle({
  title,
  href,
  level = 2,
  size = 'card',
  lines,
}: CardTitleProps): JSX.Element | null {
  if (!title) return null;
  const content = <TitleText text={title} />;
  const hint = lines ? { title } : {};
  return (
    <Headline level={level} size={size} lines={lines}>
      {href ? (
        <a href={href} {...hint}>
          {content}
        </a>
      ) : (
        <span {...hint}>{content}</span>
      )}
    </Headline>
  );
}

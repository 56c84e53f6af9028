import { useEffect, useRef, type JSX } from 'react';
import type { LightboxPhoto } from './LightboxPhoto';

type LightboxThumbnailsProps = {
  photos: readonly LightboxPhoto[];
  current: number;
  label: string;
  onChoose: (i: number) => void;
};

/** All photos, small, in a row that keeps the current one in sight. */
export function LightboxThumbnails(props: LightboxThumbnailsProps): JSX.Element {
  const { photos, current, label, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.children[current];
    if (!(chosen instanceof HTMLElement) || !row.current) return;
    row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2 });
  }, [current]);
  return (
    <div ref={row} className="all" role="group" aria-label={label}>
      {photos.map(({ thumbnail, spoken }, i) => (
        <button
          key={i}
          type="button"
          aria-label={spoken}
          {...(i === current ? { 'aria-current': true } : {})}
          onClick={() => onChoose(i)}
        >
          <img src={thumbnail} width="72" height="54" alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}

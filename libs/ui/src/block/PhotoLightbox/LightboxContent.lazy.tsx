import IconButton from '@mui/material/IconButton';
import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import { CloseButton } from '../../overlay/CloseButton.lazy';
import type { LightboxLabels, LightboxPhoto } from './LightboxPhoto';
import { LightboxSlide } from './LightboxSlide';
import { LightboxThumbnails } from './LightboxThumbnails';
import { useReel } from './useReel';

export type LightboxContentProps = {
  title: string;
  titleId: string;
  photos: readonly LightboxPhoto[];
  /** Index of the photo it opens with. */
  first: number;
  labels: LightboxLabels;
  onClose: () => void;
};

/** Bar, photo, and all photos in a row. */
export function LightboxContent(props: LightboxContentProps): JSX.Element {
  const { title, titleId, photos, first, labels, onClose } = props;
  const { reel, current, show, step } = useReel(first, photos.length);
  const shown = photos[current];
  const arrow = (side: 'previous' | 'next', isLast: boolean) => (
    <IconButton
      className={side}
      aria-label={labels[side]}
      // Not `disabled`, which would take the focus from it.
      aria-disabled={isLast}
      onClick={() => step(side === 'previous' ? -1 : 1)}
    >
      <LineIcon box={24} line={3}>
        <path d={side === 'previous' ? 'm15 4-8 8 8 8' : 'm9 4 8 8-8 8'} />
      </LineIcon>
    </IconButton>
  );
  return (
    <>
      <div className="bar">
        <h2 id={titleId}>{title}</h2>
        <span aria-hidden="true">{shown?.position}</span>
        <CloseButton label={labels.close} onClose={onClose} />
      </div>
      <div className="stage">
        <ol ref={reel} className="reel" tabIndex={0} aria-labelledby={titleId}>
          {photos.map((photo, i) => (
            <LightboxSlide key={i} photo={photo} distance={Math.abs(i - current)} />
          ))}
        </ol>
        {photos.length > 1 ? (
          <>
            {arrow('previous', current === 0)}
            {arrow('next', current === photos.length - 1)}
          </>
        ) : null}
      </div>
      {photos.length > 1 ? (
        <LightboxThumbnails photos={photos} current={current} label={labels.all} onChoose={show} />
      ) : null}
      <p className="srOnly" role="status">
        {shown?.spoken ? `${shown.spoken}: ${shown.caption}` : ''}
      </p>
    </>
  );
}

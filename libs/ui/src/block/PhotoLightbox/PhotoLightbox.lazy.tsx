import Dialog from '@mui/material/Dialog';
import { useId, type JSX } from 'react';
import type { OverlayProps } from '../../overlay/openOverlay.lazy';
import { LightboxContent, type LightboxContentProps } from './LightboxContent.lazy';
import { lightboxStyles } from './lightboxStyles';

type PhotoLightboxProps = OverlayProps & Omit<LightboxContentProps, 'titleId' | 'onClose'>;

/** The photos of a gallery one at a time, as large as the window: by arrows, swipes, keys and thumbnails. */
export function PhotoLightbox({ isOpen, onClose, onGone, ...content }: PhotoLightboxProps): JSX.Element {
  const titleId = useId();
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: lightboxStyles }, transition: { onExited: onGone } }}
    >
      <LightboxContent {...content} titleId={titleId} onClose={onClose} />
    </Dialog>
  );
}

import { openOverlay } from '../../overlay/openOverlay.lazy';
import type { LightboxLabels, LightboxPhoto } from './LightboxPhoto';
import { PhotoLightbox } from './PhotoLightbox.lazy';

type LightboxContent = {
  title: string;
  photos: readonly LightboxPhoto[];
  labels: LightboxLabels;
  first: number;
};

export function openPhotoLightbox(opener: HTMLElement, content: LightboxContent): void {
  openOverlay(opener, (overlay) => <PhotoLightbox {...overlay} {...content} />);
}

import type { GalleryPhoto } from '../block/PhotoGallery/GalleryPhoto';
import { drawPicture, type Kits } from './drawPicture';

/** A photograph of a story, lying or upright. */
export function storyPhoto(kits: Kits, caption: string, isUpright = false): GalleryPhoto {
  const [width, height] = isUpright ? [600, 800] : [1200, 740];
  return {
    sources: [
      { src: drawPicture(kits, width, height), width, height },
      { src: drawPicture(kits, width / 4, height / 4), width: width / 4, height: height / 4 },
    ],
    alt: '',
    caption,
    credit: 'Ilustración: FCA',
  };
}

/** The final, in pictures: one of them upright. */
export const storyPhotos: readonly GalleryPhoto[] = [
  storyPhoto(['#aa151b', '#74acdf'], 'España y Argentina, antes del himno en East Rutherford.'),
  storyPhoto(['#74acdf', '#0d1420'], 'Messi, en su último partido de una Copa del Mundo.', true),
  storyPhoto(['#aa151b', '#f1bf00'], 'Ferran Torres marcó al 106, el único tanto de la final.'),
  storyPhoto(['#f1bf00', '#0b2545'], 'La copa, otra vez en manos de España.'),
];

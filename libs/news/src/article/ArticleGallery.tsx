import type { GalleryPicture } from '@cancha/data-access/content/Article';
import { PhotoGallery } from '@cancha/ui/block/PhotoGallery/PhotoGallery';
import type { GalleryPhoto } from '@cancha/ui/block/PhotoGallery/GalleryPhoto';
import type { JSX } from 'react';
import { galleryLabels } from '@cancha/site/cards/cardLabels';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A picture whole if there is one, else its widest cut. Renditions of one list have one shape. */
function toPhoto({ caption, credit, images: { full, wide, classic, square } }: GalleryPicture): GalleryPhoto {
  const cut = wide ?? classic ?? square;
  return {
    sources: cut ? [cut.big, cut.medium] : full && [full],
    thumbnail: (square ?? cut)?.small.src,
    alt: '',
    caption,
    credit,
  };
}

type ArticleGalleryProps = { pictures: readonly GalleryPicture[]; context: SiteContext };

/** The gallery of an article that is one; nothing for any other. */
export function ArticleGallery({ pictures, context: { t } }: ArticleGalleryProps): JSX.Element {
  return (
    <PhotoGallery
      id="galeria"
      title={t('blocks.gallery')}
      photos={pictures.map(toPhoto)}
      labels={galleryLabels(t)}
    />
  );
}

import type { SiteContext } from '../context/SiteContext';

type GalleryLabels = {
  position: (n: number, total: number) => string;
  photo: (n: number, total: number) => string;
  all: string;
};

export const galleryLabels = (t: SiteContext['t']): GalleryLabels => ({
  position: (n, total) => t('gallery.position', { n, total }),
  photo: (n, total) => t('gallery.photo', { n, total }),
  all: t('gallery.all'),
});

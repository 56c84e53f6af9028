import type { SliderLabels } from '@cancha/ui/list/Slider/Slider';
import type { SiteContext } from '../context/SiteContext';

type GalleryLabels = {
  position: (n: number, total: number) => string;
  photo: (n: number, total: number) => string;
  all: string;
  enlarge: string;
  close: string;
  previous: string;
  next: string;
};

export const galleryLabels = (t: SiteContext['t']): GalleryLabels => ({
  position: (n, total) => t('gallery.position', { n, total }),
  photo: (n, total) => t('gallery.photo', { n, total }),
  all: t('gallery.all'),
  enlarge: t('gallery.enlarge'),
  close: t('overlay.close'),
  previous: t('gallery.previous'),
  next: t('gallery.next'),
});

export const sliderLabels = ({ t }: SiteContext): SliderLabels => ({
  previous: t('slider.previous'),
  next: t('slider.next'),
});

export const mostReadTitle = ({ brandConfig, t }: SiteContext): string =>
  brandConfig.settings.mostReadTitle ?? t('shell.mostRead');

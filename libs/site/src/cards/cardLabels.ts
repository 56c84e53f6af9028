import type { SliderLabels } from '@cancha/ui/list/Slider/Slider';
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

export const sliderLabels = ({ t }: SiteContext): SliderLabels => ({
  previous: t('slider.previous'),
  next: t('slider.next'),
});

export const mostReadTitle = ({ brandConfig, t }: SiteContext): string =>
  brandConfig.settings.mostReadTitle ?? t('shell.mostRead');

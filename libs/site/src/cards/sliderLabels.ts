import type { SliderLabels } from '@cancha/ui/list/Slider/Slider';
import type { SiteContext } from '../context/SiteContext';

export const sliderLabels = ({ t }: SiteContext): SliderLabels => ({
  previous: t('slider.previous'),
  next: t('slider.next'),
});

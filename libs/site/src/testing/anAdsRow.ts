import type { AdsRow } from '@cancha/integrations/ports/AdsRow';

/** A place for ads wherever there may be one. */
export const anAdsRow: AdsRow = {
  baseAdUnit: '/1234/site',
  placements: {
    box: [
      {
        sizes: [
          [300, 600],
          [300, 250],
        ],
        posMobile: 'mid',
        posDesktop: 'right',
      },
    ],
    banner: [
      { sizes: [[728, 90]], mobile: false },
      { sizes: [[320, 50]], mobile: true },
    ],
  },
  slots: {
    home: { top: 'banner', between: ['banner', 'box'] },
    list: { top: 'banner', between: 'box', end: 'banner' },
    article: { text: { placement: 'box', every: 3 }, rail: 'box', end: 'banner' },
    match: { top: 'banner', end: 'box' },
    strip: { placement: 'banner' },
  },
};

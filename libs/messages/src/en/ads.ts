import type { ads as spanish } from '../es/ads';

export const ads: typeof spanish = {
  // `mark`: where there is no room for more. `house`: over what stands in the place of an ad.
  ads: { title: 'Advertisement', mark: 'Ad', house: 'More from {brand}', newsletter: 'The newsletter' },
};

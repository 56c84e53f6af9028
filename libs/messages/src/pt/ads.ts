import type { ads as spanish } from '../es/ads';

export const ads: typeof spanish = {
  // `mark`: where there is no room for more. `house`: over what stands in the place of an ad.
  ads: { title: 'Publicidade', mark: 'Anúncio', house: 'Mais de {brand}', newsletter: 'A newsletter' },
};

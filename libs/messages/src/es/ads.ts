export const ads = {
  // `mark`: where there is no room for more. `house`: over what stands in the place of an ad.
  ads: { title: 'Publicidad', mark: 'Anuncio', house: 'Más de {brand}', newsletter: 'El boletín' },
};

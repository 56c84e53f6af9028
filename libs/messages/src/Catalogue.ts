/** The catalogue of words a site speaks. European Portuguese has one of its own, but no paths of its own. */
export type Catalogue = 'es' | 'en' | 'pt' | 'pt-PT';

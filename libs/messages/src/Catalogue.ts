/** Message catalogues. European Portuguese has its own catalogue, but the paths of Brazil. */
export type Catalogue = 'es' | 'en' | 'pt' | 'pt-PT';

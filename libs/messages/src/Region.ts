/** A region's own words, over those of its language's catalogue. */
export type Region = 'es-419' | 'es-AR' | 'es-CL' | 'es-CR' | 'es-MX' | 'en-US' | 'pt-BR' | 'pt-PT';

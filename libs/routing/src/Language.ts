/** Languages with their own public paths. European Portuguese has those of Brazil. */
export type Language = 'es' | 'pt' | 'en';

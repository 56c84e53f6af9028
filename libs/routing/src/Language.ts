/** Languages that have public paths of their own. European Portuguese shares the paths of Brazil. */
export type Language = 'es' | 'pt' | 'en';

import type { LanguageCode } from './Site';

/** The specification's language codes as BCP 47, for what readers see. `ES-CH` means Chile. */
export const languageTags: Readonly<Record<LanguageCode, string>> = {
  ES: 'es',
  'ES-AR': 'es-AR',
  'ES-MX': 'es-MX',
  'ES-CH': 'es-CL',
  'ES-CO': 'es-CO',
  'ES-PE': 'es-PE',
  'PT-BR': 'pt-BR',
  'PT-PT': 'pt-PT',
  'PT-MZ': 'pt-MZ',
  'PT-AO': 'pt-AO',
  'EN-US': 'en-US',
};

import type { Catalogue } from './Catalogue';

type CookieBanner = { text: string; accept: string; policy: string };

/** The specification has this banner in Portuguese only. */
export const cookieBanner = {
  pt: {
    text: 'Se você aceitar, usamos cookies para melhorar a sua experiência. Saiba mais na nossa política de privacidade.',
    accept: 'Aceitar',
    policy: 'Política de privacidade',
  },
  'pt-PT': {
    text: 'Se aceitar, utilizamos cookies para melhorar a sua experiência. Saiba mais na nossa política de privacidade.',
    accept: 'Aceitar',
    policy: 'Política de privacidade',
  },
} as const satisfies Partial<Record<Catalogue, CookieBanner>>;

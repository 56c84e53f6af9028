import type { Catalogue } from './Catalogue';

type CookieBanner = { text: string; accept: string; policy: string };

/** The specification has this banner in Portuguese only. */
export const cookieBanner = {
  pt: {
    text: 'Usamos cookies para melhorar a sua experiência. Ao continuar no site, você concorda com a nossa política de privacidade.',
    accept: 'Aceitar',
    policy: 'Política de privacidade',
  },
  'pt-PT': {
    text: 'Utilizamos cookies para melhorar a sua experiência. Ao continuar no site, aceita a nossa política de privacidade.',
    accept: 'Aceitar',
    policy: 'Política de privacidade',
  },
} as const satisfies Partial<Record<Catalogue, CookieBanner>>;

import type { RouteTable } from './RouteTable';

export const infoRoutes = {
  about: { es: '/quienes-somos', pt: '/quem-somos', en: '/about-us' },
  /** All authors. Each author's page is under the site's author prefix, which may be `staff` too. */
  staff: { es: '/info/staff', pt: '/info/staff', en: '/info/staff' },
  contact: { es: '/info/contacto', pt: '/info/contato', en: '/info/contact' },
  advertisingContact: { es: '/info/publicidad', pt: '/info/publicidade', en: '/info/advertising' },
  writeForUs: {
    es: '/info/escribe-para-nosotros',
    pt: '/info/escreva-para-nos',
    en: '/info/write-for-us',
  },
  /** After a contact form was sent. */
  thankYou: { es: '/info/gracias', pt: '/info/obrigado', en: '/info/thank-you' },
  privacy: { es: '/info/privacidad', pt: '/info/privacidade', en: '/info/privacy' },
  terms: {
    es: '/info/terminos-y-condiciones',
    pt: '/info/termos-e-condicoes',
    en: '/info/terms-and-conditions',
  },
  adChoices: { es: '/info/ad-choices', pt: '/info/ad-choices', en: '/info/ad-choices' },
  editorialPolicy: { es: '/politica-editorial', pt: '/politica-editorial', en: '/editorial-policy' },
} as const satisfies RouteTable;

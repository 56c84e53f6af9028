/** Texts of a generated site, for an editor to improve. */
export type BrandTexts = {
  tagline: (sport: string) => string;
  /** Of a site about football, and of any other. */
  footballNews: string;
  news: (sport: string) => string;
  /** Before the name of its time zone. */
  inZone: string;
  mailbox: string;
  group: string;
  teams: string;
  more: string;
  sections: string;
  sports: Readonly<Record<string, string>>;
  /** Slug of the section of the World Cup in the newsrooms of this language. */
  worldCup: string;
  /** Site code of the newsroom whose articles it has. */
  newsOf: string;
  /** Values for the placeholders of static pages. */
  pageWords: (country: string, email: string) => Record<string, string>;
};

const spanish: BrandTexts = {
  tagline: (sport) => `El ${sport} de cada día`,
  footballNews: 'noticias, resultados, tablas y goleadores del Mundial 2026 y de las selecciones',
  news: (sport) => `noticias de ${sport}, lo último y lo más visto de cada día`,
  inZone: 'con la',
  mailbox: 'contacto',
  group: 'Un sitio del grupo.',
  teams: 'Selecciones',
  more: 'Más fútbol',
  sections: 'Secciones',
  sports: { football: 'fútbol', baseball: 'béisbol', poker: 'póquer' },
  worldCup: 'mundial-2026',
  newsOf: 'BOLAVIP',
  pageWords: (country, email) => ({ lectores: country, correo: email, direccion: country }),
};

const english: BrandTexts = {
  tagline: (sport) => `Every day’s ${sport}`,
  footballNews: '2026 World Cup and national team news, results, standings and top scorers',
  news: (sport) => `${sport} news, the latest and the most read of every day`,
  inZone: 'in',
  mailbox: 'contact',
  group: 'Part of the group.',
  teams: 'National teams',
  more: 'More soccer',
  sections: 'Sections',
  sports: { football: 'soccer', baseball: 'baseball', poker: 'poker' },
  worldCup: 'world-cup-2026',
  newsOf: 'BOLAVIPUS',
  pageWords: (country, email) => ({ email, address: country }),
};

const brazilian: BrandTexts = {
  tagline: (sport) => `O ${sport} de cada dia`,
  footballNews: 'notícias, resultados, classificação e artilheiros da Copa do Mundo de 2026 e das seleções',
  news: (sport) => `notícias de ${sport}, as últimas e as mais lidas de cada dia`,
  inZone: 'no',
  mailbox: 'contato',
  group: 'Um site do grupo.',
  teams: 'Seleções',
  more: 'Mais futebol',
  sections: 'Seções',
  sports: { football: 'futebol', baseball: 'beisebol', poker: 'pôquer' },
  worldCup: 'copa-do-mundo-2026',
  newsOf: 'BOLAVIPBR',
  pageWords: (country, email) => ({ leitores: country, email, endereco: country }),
};

const european: BrandTexts = {
  ...brazilian,
  footballNews: 'notícias, resultados, classificações e marcadores do Mundial 2026 e das seleções',
  inZone: 'com a',
  mailbox: 'contacto',
  sections: 'Secções',
  sports: { football: 'futebol', baseball: 'basebol', poker: 'póquer' },
  newsOf: 'SF',
};

/** By catalogue. */
export const brandTexts: Readonly<Record<string, BrandTexts>> = {
  es: spanish,
  en: english,
  pt: brazilian,
  'pt-PT': european,
};

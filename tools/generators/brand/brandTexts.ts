/** Texts of a generated site, for an editor to improve. `zone` is the name of its time zone. */
export type BrandTexts = {
  tagline: (sport: string, zone: string) => string;
  description: (name: string, zone: string) => string;
  plainDescription: (name: string, zone: string, sport: string) => string;
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
  tagline: (sport, zone) => `El ${sport} de cada día, con la ${zone}`,
  description: (name, zone) =>
    `${name}: noticias, resultados, tablas y goleadores del Mundial 2026 y de las selecciones, con la ${zone}.`,
  plainDescription: (name, zone, sport) =>
    `${name}: noticias de ${sport}, lo último y lo más visto de cada día, con la ${zone}.`,
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
  tagline: (sport, zone) => `Every day’s ${sport}, in ${zone}`,
  description: (name, zone) =>
    `${name}: 2026 World Cup and national team news, results, standings and top scorers, in ${zone}.`,
  plainDescription: (name, zone, sport) =>
    `${name}: ${sport} news, the latest and the most read of every day, in ${zone}.`,
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
  tagline: (sport, zone) => `O ${sport} de cada dia, no ${zone}`,
  description: (name, zone) =>
    `${name}: notícias, resultados, classificação e artilheiros da Copa do Mundo de 2026 e das seleções, no ${zone}.`,
  plainDescription: (name, zone, sport) =>
    `${name}: notícias de ${sport}, as últimas e as mais lidas de cada dia, no ${zone}.`,
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
  tagline: (sport, zone) => `O ${sport} de cada dia, com a ${zone}`,
  description: (name, zone) =>
    `${name}: notícias, resultados, classificações e marcadores do Mundial 2026 e das seleções, com a ${zone}.`,
  plainDescription: (name, zone, sport) =>
    `${name}: notícias de ${sport}, as últimas e as mais lidas de cada dia, com a ${zone}.`,
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

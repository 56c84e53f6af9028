/** `unknown` is treated like `denied`. */
export type Allowed = 'allowed' | 'denied' | 'unknown';

/** `url`, `phone`: only what a source confirms. */
export type BettingContact = { name: string; url?: string; phone?: string };

/** What a country says about betting, as far as our sources tell. */
export type BettingRule = {
  /** In years. */
  minimumAge: 18 | 21;
  /** Naming operators: reviews, odds, affiliate links. */
  operators: Allowed;
  /** Advertising their bonuses: promo codes. */
  offers: Allowed;
  /** The sentence that has to stand beside betting content, in the country's language. */
  mustSay?: string;
  helpline: BettingContact | null;
  authority: BettingContact | null;
  /** Day of the newest source. A rule is as old as that. */
  asOf: string;
  sources: readonly string[];
};

/**
 * By country, ISO 3166. A country without a row has no offers and no operators. Facts, not advice: whoever runs a site
 * has them checked. What is confirmed and what is not: docs/decisions/031-betting-by-country.md.
 */
export const bettingRules: Readonly<Record<string, BettingRule>> = {
  // Each province has its own licences, and a site does not know its reader's province.
  AR: {
    minimumAge: 18,
    operators: 'unknown',
    offers: 'unknown',
    helpline: { name: 'Línea 141 (Sedronar)', phone: '141' },
    authority: null,
    asOf: '2026-02-08',
    sources: [
      'https://www.unosantafe.com.ar/santa-fe/santa-fe-las-cinco-provincias-mas-llamados-juego-compulsivo-la-linea-141-n10243824.html',
      'https://tynmagazine.com/como-funciona-la-regulacion-de-juegos-de-casino-online-en-argentina/',
      'https://chascomus.gob.ar/municipio/nota/11671/juego-en-linea-furor-y-flagelo.html',
    ],
  },
  // Law 14.790/2023 licenses operators and forbids bonuses.
  BR: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'denied',
    helpline: { name: 'Ouvidoria do SUS', phone: '136' },
    authority: {
      name: 'Secretaria de Prêmios e Apostas: autoexclusão',
      url: 'https://autoexclusaoapostas.fazenda.gov.br/',
    },
    asOf: '2025-12-10',
    sources: [
      'https://legjur.com/legislacao/nivel/lei_00147902023/capitulo-vii-dos-apostadores',
      'https://sytechealth.com/2024/12/30/regulamentacao-das-apostas',
      'https://markoszaurelio.com/plataforma-nacional-permite-autoexclusao-de-sites-e-apps-de-apostas-on-line',
      'https://vidaeacao.com.br/vicio-em-apostas-como-se-autoexcluir-dos-sites-e-buscar-ajuda-do-sus',
    ],
  },
  // The Supreme Court: no sports betting site is licensed, and providers have to block them.
  CL: {
    minimumAge: 18,
    operators: 'denied',
    offers: 'denied',
    helpline: null,
    authority: { name: 'Superintendencia de Casinos de Juego' },
    asOf: '2025-11-19',
    sources: [
      'https://www.cooperativa.cl/noticias/pais/juegos-de-azar/corte-suprema-dio-cinco-dias-a-empresas-de-internet-para-bloquear-sitios-de-apuestas-online/2025-11-19/164727.html',
      'https://www.yogonet.com/latinoamerica/noticias/2025/11/13/106616-chile-la-contraloria-aclara-que-la-scj-carece-de-competencia-para-fiscalizar-las-casas-de-apuestas-online',
    ],
  },
  CO: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'allowed',
    helpline: null,
    authority: { name: 'Coljuegos', url: 'https://www.coljuegos.gov.co/' },
    asOf: '2024-11-29',
    sources: [
      'https://www.soloazar.com/es/categoria/otros/operadores-de-juego-deberan-implementar-programas-para-prevenir-conductas-adictivas-en-colombia',
      'https://elfixgon.com/node/1160728',
    ],
  },
  // Decree 487: a licence of the ministry, taxed by the SRI.
  EC: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'allowed',
    helpline: null,
    authority: { name: 'Ministerio del Deporte' },
    asOf: '2025-01-06',
    sources: [
      'https://yogonet.com/latinoamerica/noticias/2025/01/06/102314-las-casas-de-apuestas-deportivas-deberan-tramitar-una-licencia-de-cinco-anos-para-operar-en-ecuador',
    ],
  },
  // Its regulation asks advertisements for the number of the permit and for this sentence.
  MX: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'allowed',
    mustSay: 'Los juegos con apuestas están prohibidos para menores de edad.',
    helpline: { name: 'Línea de la Vida', phone: '800 911 2000' },
    authority: {
      name: 'Dirección General de Juegos y Sorteos',
      url: 'http://www.juegosysorteos.gob.mx/',
    },
    asOf: '2025-12-24',
    sources: [
      'http://www.juegosysorteos.gob.mx/es/Juegos_y_Sorteos/Prohibiciones',
      'https://afmedios.com/diario-oficial-publica-cambios-a-la-ley-federal-de-juegos-y-sorteos',
      'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
    ],
  },
  // Decree-law 2 of 1998: whatever is bet on has to be licensed, on the network too.
  PA: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'allowed',
    helpline: null,
    authority: { name: 'Junta de Control de Juegos del MEF (Panamá)' },
    asOf: '2021-06-30',
    sources: [
      'https://destinopanama.com.pa/2021/06/mef-busca-poner-freno-a-bingos-ilegales',
      'https://www.telemetro.com/nacionales/jcj-aplicara-sanciones-bingos-virtuales-ilegales-n5244341',
    ],
  },
  // Law 31557. A bill of November 2025 would forbid advertising and bonuses; what became of it we do not know.
  PE: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'unknown',
    helpline: { name: 'Línea 113, opción 5 (Minsa)', phone: '113' },
    authority: { name: 'Mincetur' },
    asOf: '2026-03-02',
    sources: [
      'https://fpp.org.pe/conoce-el-nuevo-reglamento-ley-para-la-regulacion-de-juegos-y-apuestas-deportivas-a-distancia',
      'https://www.revistacasinoperu.com/?p=45087',
      'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
    ],
  },
  PT: {
    minimumAge: 18,
    operators: 'allowed',
    offers: 'allowed',
    helpline: { name: 'Linha Vida (ICAD)', phone: '1414', url: 'https://jogoresponsavel.pt/linhas-de-ajuda' },
    authority: { name: 'Serviço de Regulação e Inspeção de Jogos' },
    asOf: '2026-11-23',
    sources: [
      'https://jogoresponsavel.pt/linhas-de-ajuda',
      'https://feelinglucky.pt/jogo-responsavel/recursos-e-organizacoes-de-ajuda-ao-jogo-responsavel/',
    ],
  },
  // Each state has its own law, and a site does not know its reader's state.
  US: {
    minimumAge: 21,
    operators: 'unknown',
    offers: 'unknown',
    helpline: {
      name: 'National Problem Gambling Helpline',
      phone: '1-800-522-4700',
      url: 'https://www.ncpgambling.org/',
    },
    authority: null,
    asOf: '2025-10-02',
    sources: [
      'https://sbcamericas.com/2025/10/02/ncpg-resurrects-old-helpline-number/',
      'https://www.ncpgambling.org/news/ncpg-statement-on-national-access-to-1-800-gambler',
      'https://www.bonus.com/news/1-800-gambler-problem-gambling-hotline-gains-national-nonprofit-support/',
    ],
  },
};

/** `url` only where a source confirms it. */
type DataAuthority = { name: string; url?: string; source: string; lookedUp: string };

/**
 * Whom readers turn to about their personal data, by country (ISO 3166). A country without a row has none that we are
 * sure of: the privacy page does without a name. Facts, not advice; decision 069 says what was looked for and not found.
 */
export const dataAuthorities: Readonly<Record<string, DataAuthority>> = {
  AO: {
    name: 'Agência de Protecção de Dados (APD)',
    url: 'https://www.apd.ao/',
    source: 'https://www.apd.ao/ao/artigos/',
    lookedUp: '2026-11-25',
  },
  AR: {
    name: 'Agencia de Acceso a la Información Pública (AAIP)',
    url: 'https://www.argentina.gob.ar/aaip',
    source: 'http://servicios.infoleg.gob.ar/infolegInternet/anexos/415000-419999/415903/norma.htm',
    lookedUp: '2026-11-25',
  },
  BR: {
    name: 'ANPD',
    url: 'https://www.gov.br/anpd/pt-br',
    source:
      'https://gov.br/anpd/pt-br/canais_atendimento/cidadao-titular-de-dados/peticao-de-titular-contra-controlador-de-dados/reclamacao',
    lookedUp: '2026-11-25',
  },
  CO: {
    name: 'Superintendencia de Industria y Comercio (SIC)',
    url: 'https://www.sic.gov.co/',
    source: 'https://sic.gov.co/decisiones-de-apelaci%C3%B3n-2021',
    lookedUp: '2026-11-25',
  },
  CR: {
    name: 'Agencia de Protección de Datos de los Habitantes (Prodhab)',
    source:
      'https://www.crhoy.com/nacionales/miercoles-prodhab-tarda-de-diez-meses-a-un-ano-en-resolver-denuncias',
    lookedUp: '2026-11-25',
  },
  EC: {
    name: 'Superintendencia de Protección de Datos Personales (SPDP)',
    url: 'https://spdp.gob.ec/',
    source: 'https://www.gob.ec/spdp/tramites/atencion-solicitudes-titulares-datos-personales',
    lookedUp: '2026-11-25',
  },
  // Since the INAI was closed in March 2025.
  MX: {
    name: 'Secretaría Anticorrupción y Buen Gobierno',
    source:
      'https://idconline.mx/corporativo/2025/04/02/que-asumio-la-secretaria-anticorrupcion-tras-la-desaparicion-del-inai',
    lookedUp: '2026-11-25',
  },
  PA: {
    name: 'Autoridad Nacional de Transparencia y Acceso a la Información (Antai)',
    source:
      'https://www.laestrella.com.pa/panama/nacional/ley-de-proteccion-datos-como-avanza-su-implementacion-en-panama-CH16997746',
    lookedUp: '2026-11-25',
  },
  PE: {
    name: 'Autoridad Nacional de Protección de Datos Personales (ANPD)',
    source:
      'https://baxel.pe/actualidad/las-acciones-de-fiscalizacion-de-la-autoridad-nacional-de-proteccion-de-datos-personales-anpd-se-han-intensificado/',
    lookedUp: '2026-11-25',
  },
  PT: {
    name: 'Comissão Nacional de Proteção de Dados (CNPD)',
    url: 'https://www.cnpd.pt/',
    source: 'https://artigo80.pt/?p=7274',
    lookedUp: '2026-11-25',
  },
};

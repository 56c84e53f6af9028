/**
 * What the law of a country asks of a site before services run in a reader's browser. `optIn`: nothing before a choice.
 * `optOut`: it may run until the reader refuses.
 */
export type ConsentLaw = {
  readonly asks: 'optIn' | 'optOut';
  /** As it is called where it holds. */
  readonly law: string;
  /** Since when it is so. */
  readonly since: string;
  /** What was read for this row, and when: summaries by lawyers and others, not the law itself. */
  readonly source: string;
  readonly checked: string;
  /** What Global Privacy Control refuses there besides advertising, which it refuses everywhere. */
  readonly gpcRefuses?: readonly ('measurement' | 'social')[];
  /** Of `optOut`: time zones in which it holds. Elsewhere the reader is asked. */
  readonly zones?: readonly string[];
};

const checked = '2026-11-23';

/**
 * By ISO 3166 code, oldest first. Not legal advice: who runs a site has the rows checked. Mozambique has no general law,
 * and as everywhere without a row readers are asked.
 */
export const consentLaws: Readonly<Record<string, readonly ConsentLaw[]>> = {
  AO: [
    {
      asks: 'optIn',
      law: 'Lei n.º 22/11',
      since: '2011-06-17',
      source: 'https://kukie.io/blog/cookie-consent-angola-privacy-law',
      checked,
    },
  ],
  AR: [
    {
      asks: 'optIn',
      law: 'Ley 25.326, art. 5',
      since: '2000-11-02',
      source: 'https://twobirds.com/en/trending-topics/global-cookie-review/argentina',
      checked,
    },
  ],
  BR: [
    {
      asks: 'optIn',
      law: 'LGPD (Lei n.º 13.709/2018)',
      since: '2020-09-18',
      source:
        'https://jus.com.br/artigos/98459/lgpd-e-cookies-fundamentos-tecnicos-e-regulatorios-para-uma-abordagem-coerente-no-brasil',
      checked,
    },
  ],
  CL: [
    // It was often read as if silence were enough. Sites ask all the same.
    {
      asks: 'optIn',
      law: 'Ley 19.628, art. 4',
      since: '1999-08-28',
      source:
        'https://netsecure.cl/cumplimiento-de-la-ley-de-proteccion-de-datos-personales-en-chile-o-region-latam-guia-practica-para-empresas',
      checked,
    },
    {
      asks: 'optIn',
      law: 'Ley 21.719',
      since: '2026-12-01',
      source: 'https://www.ttpsec.net/informativos/ley-21-719-protección-de-datos-personales',
      checked,
    },
  ],
  CO: [
    {
      asks: 'optIn',
      law: 'Ley 1581 de 2012',
      since: '2012-10-17',
      source:
        'https://resourcehub.bakermckenzie.com/en/resources/global-data-and-cyber-handbook/latin-america/colombia/topics/cookies-online-tracking-and-direct-marketing',
      checked,
    },
  ],
  EC: [
    {
      asks: 'optIn',
      law: 'Ley Orgánica de Protección de Datos Personales',
      since: '2021-05-26',
      source: 'https://www.dlapiperdataprotection.com/index.html?t=online-privacy&c=EC',
      checked,
    },
  ],
  MX: [
    // Silence is enough there after a notice, so the law asks for less: to be asked is the notice.
    {
      asks: 'optIn',
      law: 'LFPDPPP',
      since: '2025-03-21',
      source:
        'https://sae-cia.com/nueva-ley-federal-proteccion-de-datos-personales-en-posesion-de-los-particulares',
      checked,
    },
  ],
  PA: [
    {
      asks: 'optIn',
      law: 'Ley 81 de 2019',
      since: '2021-03-29',
      source: 'https://bcydabogados.com/blog/protecci%C3%B3n-de-datos-personales',
      checked,
    },
  ],
  PE: [
    {
      asks: 'optIn',
      law: 'Ley 29733, D. S. 016-2024-JUS',
      since: '2025-03-30',
      source: 'https://kukie.io/blog/cookie-consent-peru-law-29733',
      checked,
    },
  ],
  PT: [
    {
      asks: 'optIn',
      law: 'Lei n.º 41/2004, art. 5, RGPD',
      since: '2018-05-25',
      source: 'https://cm.twobirds.com/en/trending-topics/global-cookie-review/portugal',
      checked,
    },
  ],
  US: [
    // California's, which asks for the most; other states follow it.
    {
      asks: 'optOut',
      law: 'CCPA (Cal. Civ. Code §1798.120)',
      since: '2023-01-01',
      source:
        'https://www.farellaprivacy.com/2022/09/california-ag-signals-enforcement-of-the-global-privacy-control-under-the-ccpa/',
      checked,
      // Who lets others use what they measure sells it: California v. Sephora, 2022.
      gpcRefuses: ['measurement', 'social'],
      zones: [
        'America/New_York',
        'America/Detroit',
        'America/Chicago',
        'America/Denver',
        'America/Boise',
        'America/Phoenix',
        'America/Los_Angeles',
        'America/Anchorage',
        'Pacific/Honolulu',
      ],
    },
  ],
};

/** The law that holds in a country on a day (`2026-11-23`); `null` where none is known, and readers are asked. */
export function consentLawOf(country: string, day: string): ConsentLaw | null {
  const rows = consentLaws[country] ?? [];
  return rows.findLast(({ since }) => since <= day) ?? null;
}

import type { Period } from './Period';

export type PeriodLanguage = 'es' | 'pt' | 'en';

/** `ET` is extra time in English and the half-time break in Spanish, so neither uses it. */
const codes: Readonly<Record<PeriodLanguage, Readonly<Record<Period, string>>>> = {
  es: {
    'pre-match': 'PREV',
    'first-half': '1T',
    'half-time': 'DES',
    'second-half': '2T',
    'end-of-second-half': 'F2T',
    'extra-time-first-half': '1TE',
    'extra-time-break': 'DTE',
    'extra-time-second-half': '2TE',
    'end-of-extra-time': 'FTE',
    'penalty-shootout': 'PEN',
    'full-time': 'FIN',
  },
  pt: {
    'pre-match': 'PRÉ',
    'first-half': '1T',
    'half-time': 'INT',
    'second-half': '2T',
    'end-of-second-half': 'F2T',
    'extra-time-first-half': '1TP',
    'extra-time-break': 'INP',
    'extra-time-second-half': '2TP',
    'end-of-extra-time': 'FTP',
    'penalty-shootout': 'PÊN',
    'full-time': 'FIM',
  },
  en: {
    'pre-match': 'PRE',
    'first-half': '1H',
    'half-time': 'HT',
    'second-half': '2H',
    'end-of-second-half': 'E2H',
    'extra-time-first-half': 'ET1',
    'extra-time-break': 'ETB',
    'extra-time-second-half': 'ET2',
    'end-of-extra-time': 'AET',
    'penalty-shootout': 'PEN',
    'full-time': 'FT',
  },
};

/** Abbreviation for scoreboards, two to four letters. */
export function periodCode(period: Period, language: PeriodLanguage): string {
  return codes[language][period];
}

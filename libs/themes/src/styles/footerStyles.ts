import type { StyleRow } from './StyleRow';

export type FooterStyle = 'plain' | 'band' | 'ruled' | 'columns';

export type FooterVariable = 'footerBand' | 'footerHeadRule' | 'footerHeadCase' | 'footerColumnRule';

const plain = {
  footerBand: '0px',
  footerHeadRule: '0px',
  footerHeadCase: 'none',
  footerColumnRule: '0px',
} as const satisfies Record<FooterVariable, string>;

const markOnFooter = [{ on: 'mark', behind: 'footer', need: 3 }] as const;

/** Separators of the footer and its columns. */
export const footerStyles: Readonly<Record<FooterStyle, StyleRow<FooterVariable>>> = {
  plain: { values: plain },
  band: { values: { ...plain, footerBand: '6px' }, pairs: markOnFooter },
  ruled: { values: { ...plain, footerHeadRule: '2px', footerHeadCase: 'uppercase' }, pairs: markOnFooter },
  columns: { values: { ...plain, footerColumnRule: '1px' } },
};

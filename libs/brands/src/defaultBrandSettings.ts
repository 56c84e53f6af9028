import type { BrandSettings } from './BrandConfig';

/** The catalogue's titles, and no links. */
export const defaultBrandSettings: BrandSettings = {
  pollTitle: null,
  headerResultsBtn: null,
  whatsappChannelLink: null,
  mostReadTitle: null,
  followUs: null,
  betOfTheDayTitleText: null,
};

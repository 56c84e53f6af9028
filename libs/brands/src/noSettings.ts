import type { BrandSettings } from './Profile';

/** The catalogue's words, and no links. */
export const noSettings: BrandSettings = {
  pollTitle: null,
  headerResultsBtn: null,
  whatsappChannelLink: null,
  mostReadTitle: null,
  followUs: null,
  betOfTheDayTitleText: null,
};

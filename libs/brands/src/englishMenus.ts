import type { FallbackMenuGroup, FallbackMenuItem } from './BrandConfig';

const trending: FallbackMenuItem = { name: 'Most read', url: '/trending' };

/** Shared parts of English menus. */
export const englishMenus = {
  tabs: [{ name: 'News', url: '/' }, { name: 'Results', url: '/results/soccer' }, trending],
  sections: { title: 'Sections', items: [{ name: 'Latest news', url: '/latest-news' }, trending] },
  betting: {
    title: 'Betting · 21+',
    items: [
      { name: 'Home', url: '/betting' },
      { name: 'Guides', url: '/betting/guides' },
      { name: 'Codes', url: '/betting/codes' },
      { name: 'Reviews', url: '/betting/reviews' },
    ],
  },
  about: {
    title: 'About',
    items: [
      { name: 'About us', url: '/about-us' },
      { name: 'Staff', url: '/info/staff' },
      { name: 'Contact', url: '/info/contact' },
    ],
  },
  legal: {
    title: 'Legal',
    items: [
      { name: 'Privacy', url: '/info/privacy' },
      { name: 'Terms and conditions', url: '/info/terms-and-conditions' },
      { name: 'Editorial policy', url: '/editorial-policy' },
      { name: 'Ad choices', url: '/info/ad-choices' },
    ],
  },
} as const satisfies Record<string, FallbackMenuGroup | readonly FallbackMenuItem[]>;

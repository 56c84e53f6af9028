import type { ShareLink } from '@cancha/ui/article/ShareRow/ShareRow';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const networks = {
  whatsapp: {
    name: 'WhatsApp',
    address: 'https://wa.me/',
    query: (url: string, title: string) => ({ text: `${title} ${url}` }),
  },
  x: {
    name: 'X',
    address: 'https://x.com/intent/post',
    query: (url: string, text: string) => ({ text, url }),
  },
  facebook: {
    name: 'Facebook',
    address: 'https://www.facebook.com/sharer/sharer.php',
    query: (u: string) => ({ u }),
  },
} as const;

/** Where a story is passed on: pages of the networks, with its address and title in their query. */
export function shareLinks(url: string, title: string, { t }: Pick<SiteContext, 't'>): ShareLink[] {
  return (['whatsapp', 'x', 'facebook'] as const).map((network) => {
    const { name, address, query } = networks[network];
    // Spaces as %20: WhatsApp shows a plus as one.
    const words = new URLSearchParams(query(url, title)).toString().replaceAll('+', '%20');
    return { network, href: `${address}?${words}`, label: t('share.on', { network: name }) };
  });
}

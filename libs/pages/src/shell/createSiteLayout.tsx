import { CloseOnEscape } from '@cancha/ui/shell/CloseOnEscape/CloseOnEscape.client';
import type { Metadata, Viewport } from 'next';
import type { JSX, ReactNode } from 'react';
import { preload } from 'react-dom';
import { SoftNavigation } from '../navigation/SoftNavigation.client';
import { getSiteContext } from '../site/SiteContext';

type LayoutProps = { children: ReactNode; params: Promise<{ site: string }> };

/** The document around every page of an app: language, theme, faces. */
export function createSiteLayout({ fonts }: { fonts: readonly string[] }) {
  return async function SiteLayout({ children, params }: LayoutProps): Promise<JSX.Element> {
    const { site } = await getSiteContext((await params).site);
    for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    return (
      <html lang={site.hreflang} data-theme={site.theme}>
        <body>
          {children}
          <SoftNavigation />
          <CloseOnEscape />
        </body>
      </html>
    );
  };
}

export async function generateSiteMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { site, profile } = await getSiteContext((await params).site);
  return {
    metadataBase: new URL(site.origin),
    title: { default: `${profile.shortName} | ${profile.tagline}`, template: `%s | ${profile.shortName}` },
    description: profile.description,
    icons: { icon: { url: `/brand/${site.id}/icon.svg`, type: 'image/svg+xml' } },
    formatDetection: { telephone: false },
  };
}

/** Both schemes are at home here: form controls and scroll bars follow the reader's. */
export const siteViewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

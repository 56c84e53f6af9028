import type { Site } from '@cancha/brands/Site';
import type { ServiceRows } from '@cancha/integrations/ports/ServiceRows';
import type { Metadata, Viewport } from 'next';
import type { ComponentType, CSSProperties, JSX, ReactNode } from 'react';
import { preload } from 'react-dom';
import { BrowserErrors } from '../browserErrors/BrowserErrors';
import { rulesOfSite } from '../consent/consentRules';
import type { ConsentRules } from '../consent/ConsentRecord';
import { DeviceHead } from '../device/DeviceHead.client';
import { SitePreviewMark } from './SitePreviewMark';
import { getSiteContext } from '../context/SiteContext';
import { PageListeners } from './PageListeners.client';
import { SiteFiles } from './SiteFiles';

export type SiteLayoutProps = { children: ReactNode; params: Promise<{ site: string }> };

type DocumentProps = SiteLayoutProps & {
  /** What starts outside services in the browser. */
  Services: ComponentType<{
    rows: ServiceRows;
    site: Pick<Site, 'siteCode' | 'prefix'>;
    rules: ConsentRules;
  }>;
};

// The style sheets know no site.
const tallPictures: CSSProperties & { '--picture-wide': string } = { '--picture-wide': '740 / 487' };

/**
 * The document around every page of a site: language, theme, faces. The theme is a file of its own, so that an app
 * of many brands sends a reader the colours of one.
 */
export async function SiteLayout({ children, params, Services }: DocumentProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  const { site, theme, t } = context;
  for (const href of theme.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // The script in the head writes the reader's choices on this element before React sees it.
    <html
      lang={site.hreflang}
      // Whose policy the document is sent with.
      data-site={site.id}
      data-theme={theme.key}
      data-read-word={t('device.read')}
      suppressHydrationWarning
    >
      <head>
        <DeviceHead bar={{ light: theme.colours.light.header, dark: theme.colours.dark.header }} />
        <SiteFiles context={context} />
      </head>
      <body {...(site.tallPictures ? { style: tallPictures } : {})}>
        <BrowserErrors context={context} />
        <link rel="stylesheet" href={theme.stylesheet} precedence="theme" />
        {children}
        <SitePreviewMark context={context} />
        <PageListeners />
        <Services rows={context.brandConfig} site={site} rules={rulesOfSite(context)} />
      </body>
    </html>
  );
}

export async function generateSiteMetadata({ params }: SiteLayoutProps): Promise<Metadata> {
  const { site, brandConfig } = await getSiteContext((await params).site);
  return {
    metadataBase: new URL(site.origin),
    title: {
      default: `${brandConfig.shortName} | ${brandConfig.tagline}`,
      template: `%s | ${brandConfig.shortName}`,
    },
    description: brandConfig.description,
  };
}

/** Both schemes are at home here: form controls, scroll bars and the browser's own bar follow the reader's. */
export async function generateSiteViewport({ params }: SiteLayoutProps): Promise<Viewport> {
  const { theme } = await getSiteContext((await params).site);
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: theme.colours.light.header },
      { media: '(prefers-color-scheme: dark)', color: theme.colours.dark.header },
    ],
  };
}

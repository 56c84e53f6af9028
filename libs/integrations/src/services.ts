import type { Service } from '@cancha/integrations/ports/Service';

/** Every outside service there is an adapter for, by the folder of its adapters. */
export const services = {
  errorReports: {
    product: 'Sentry',
    port: 'ErrorReporter',
    // It learns of errors, not of readers.
    purpose: 'necessary',
    runsIn: 'server',
    switchedOnBy: {
      environment: 'ERROR_REPORTING_DSN',
      holds: '`https://<key>@<host>/<project>`: where production reports its errors',
    },
  },
  forms: {
    product: 'Cockpit CMS 1',
    port: 'ReaderForms',
    // The reader sends it.
    purpose: 'necessary',
    runsIn: 'server',
    switchedOnBy: { brand: 'forms' },
  },
  pictures: {
    product: 'a host of static files',
    port: 'PictureHost',
    // Without pictures there is no page to read.
    purpose: 'necessary',
    runsIn: 'server',
    switchedOnBy: {
      environment: 'STATICS_URL',
      holds:
        'its address; without one pictures lie beside the content. One that does not come keeps its frame',
    },
  },
  consent: {
    product: 'A manager of IAB TCF 2.3',
    port: 'Consent',
    // It asks: it runs before there is a choice.
    purpose: 'necessary',
    runsIn: 'browser',
    switchedOnBy: { brand: 'consentManager' },
  },
  dataLayer: {
    product: 'Google Tag Manager',
    port: 'DataLayer',
    purpose: 'measurement',
    runsIn: 'browser',
    switchedOnBy: { brand: 'dataLayer' },
    sources: {
      script: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
      connect: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
      frame: ['https://www.googletagmanager.com'],
    },
  },
  audience: {
    product: 'comScore',
    port: 'AudienceMeter',
    purpose: 'measurement',
    runsIn: 'browser',
    switchedOnBy: { brand: 'audience' },
    sources: {
      script: ['https://sb.scorecardresearch.com'],
      connect: ['https://sb.scorecardresearch.com'],
    },
  },
  pageTracker: {
    product: 'Marfeel Compass',
    port: 'PageTracker',
    purpose: 'measurement',
    runsIn: 'browser',
    switchedOnBy: { brand: 'pageTracker' },
    sources: {
      script: ['https://*.mrf.io'],
      connect: ['https://*.mrf.io', 'https://*.marfeel.com'],
      frame: ['https://*.marfeel.com'],
    },
  },
  comments: {
    product: 'Viafoura',
    port: 'Comments',
    purpose: 'functional',
    runsIn: 'browser',
    switchedOnBy: { brand: 'comments' },
    sources: {
      script: ['https://*.viafoura.net'],
      style: ['https://*.viafoura.net'],
      font: ['https://*.viafoura.net'],
      connect: ['https://*.viafoura.co', 'https://*.viafoura.net', 'wss://*.viafoura.co'],
      frame: ['https://*.viafoura.net'],
    },
  },
  sportsWidgets: {
    product: 'Opta Widgets 3',
    port: 'SportsWidgets',
    purpose: 'functional',
    runsIn: 'browser',
    switchedOnBy: { brand: 'sportsWidgets' },
    sources: {
      script: ['https://*.opta.net'],
      style: ['https://*.opta.net'],
      font: ['https://*.opta.net'],
      connect: ['https://*.opta.net', 'https://*.performgroup.com'],
    },
  },
  ads: {
    product: 'Google Publisher Tag',
    port: 'AdWrapper',
    purpose: 'advertising',
    runsIn: 'browser',
    switchedOnBy: { brand: 'ads' },
    sources: {
      // Ads themselves are in frames of another origin, to which the policy of the page does not reach.
      script: [
        'https://*.doubleclick.net',
        'https://*.googlesyndication.com',
        'https://www.googletagservices.com',
        'https://*.adtrafficquality.google',
      ],
      connect: [
        'https://*.doubleclick.net',
        'https://*.googlesyndication.com',
        'https://*.adtrafficquality.google',
        'https://csi.gstatic.com',
      ],
      frame: [
        'https://*.doubleclick.net',
        'https://*.googlesyndication.com',
        'https://*.adtrafficquality.google',
        'https://www.google.com',
      ],
    },
  },
} as const satisfies Record<string, Service>;

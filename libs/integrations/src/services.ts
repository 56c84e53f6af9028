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
  },
  audience: {
    product: 'comScore',
    port: 'AudienceMeter',
    purpose: 'measurement',
    runsIn: 'browser',
    switchedOnBy: { brand: 'audience' },
  },
  pageTracker: {
    product: 'Marfeel Compass',
    port: 'PageTracker',
    purpose: 'measurement',
    runsIn: 'browser',
    switchedOnBy: { brand: 'pageTracker' },
  },
  comments: {
    product: 'Viafoura',
    port: 'Comments',
    purpose: 'functional',
    runsIn: 'browser',
    switchedOnBy: { brand: 'comments' },
  },
  sportsWidgets: {
    product: 'Opta Widgets 3',
    port: 'SportsWidgets',
    purpose: 'functional',
    runsIn: 'browser',
    switchedOnBy: { brand: 'sportsWidgets' },
  },
  ads: {
    product: 'Google Publisher Tag',
    port: 'AdWrapper',
    purpose: 'advertising',
    runsIn: 'browser',
    switchedOnBy: { brand: 'ads' },
  },
} as const satisfies Record<string, Service>;

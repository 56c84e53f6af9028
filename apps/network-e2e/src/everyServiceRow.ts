/** Scripts are there for whoever would ask for them: nobody is to. */
const script = 'http://services.example/script.js';
const format = { sizes: [[300, 250]] };

/** A row of each service that runs in a reader's browser. */
export const everyServiceRow = {
  dataLayer: { container: 'GTM-1', script },
  audience: { publisher: '123', script },
  pageTracker: { account: '77', script },
  comments: { script, notifications: true },
  sportsWidgets: { subscription: 'SUB-1', script, styles: 'http://services.example/widgets.css' },
  ads: {
    baseAdUnit: '/1/cancha',
    script,
    placements: { box: [format] },
    slots: {
      home: { top: 'box' },
      list: { end: 'box' },
      article: { text: { placement: 'box', every: 3 }, end: 'box' },
      match: { end: 'box' },
    },
  },
};

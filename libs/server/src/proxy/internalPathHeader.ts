/** The request header in which the proxy tells Next which page to render. The proxy overwrites what comes from outside. */
export const internalPathHeader = 'x-internal-path';

/** How the server asks the proxy for a problem page. Never believed when it comes from outside. */
export const problemHeader = 'x-cancha-problem';

export type Problem = 'notFound' | 'serverError';

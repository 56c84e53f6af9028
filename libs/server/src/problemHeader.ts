/** How the server asks the proxy for a problem page. Never believed when it comes from outside. */
export const problemHeader = 'x-cancha-problem';

/** The address that has the problem, whose edition explains it. Never believed from outside either. */
export const problemPathHeader = 'x-cancha-problem-path';

/** `refusedPreview`: a link to a draft that is not to be trusted. */
export type Problem = 'notFound' | 'serverError' | 'refusedPreview';

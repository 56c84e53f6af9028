/** The app is on the port after it. */
const backendPort = Number(process.env['BACKEND_PORT'] ?? 4100);
export const backendOrigin = `http://127.0.0.1:${backendPort}`;
export const appOrigin = `http://127.0.0.1:${backendPort + 1}`;

/** An article with a match, a picture and quotes of its own. */
export const article = '/mundial-2026/haaland-y-once-minutos-que-sacan-a-brasil-20260705-1001.html';

/** A calendar whose round can be chosen. */
export const rounds =
  '/resultados/futbol/competencias/primera-division-costa-rica/6ga1fmjm1cx0lwtv9mm5llvy/calendario';

export const bracket = '/resultados/futbol/competencias/mundial/3yhz745q8wvowfs2ns8tg3a6/clasificacion';

import type { RouteTable } from './RouteTable';

/**
 * Results, tournaments, matches, teams. The id decides, the slug is decoration. Portuguese has `competencias` and the
 * English squad `/team/:slug/:id/team`, because such links exist.
 */
export const footballRoutes = {
  resultsHome: { es: '/resultados/futbol', pt: '/resultados/futebol', en: '/results/soccer' },
  competitions: {
    es: '/resultados/futbol/competencias',
    pt: '/resultados/futebol/competencias',
    en: '/results/soccer/tournaments',
  },
  tournament: {
    es: '/resultados/futbol/competencias/:slug/:id',
    pt: '/resultados/futebol/competencias/:slug/:id',
    en: '/results/soccer/tournaments/:slug/:id',
  },
  tournamentCalendar: {
    es: '/resultados/futbol/competencias/:slug/:id/calendario',
    pt: '/resultados/futebol/competencias/:slug/:id/calendario',
    en: '/results/soccer/tournaments/:slug/:id/schedule',
  },
  tournamentStandings: {
    es: '/resultados/futbol/competencias/:slug/:id/clasificacion',
    pt: '/resultados/futebol/competencias/:slug/:id/classificacao',
    en: '/results/soccer/tournaments/:slug/:id/standings',
  },
  tournamentNews: {
    es: '/resultados/futbol/competencias/:slug/:id/noticias',
    pt: '/resultados/futebol/competencias/:slug/:id/noticias',
    en: '/results/soccer/tournaments/:slug/:id/news',
  },
  // The specification names these parts of a competition, but no path for them.
  tournamentScorers: {
    es: '/resultados/futbol/competencias/:slug/:id/goleadores',
    pt: '/resultados/futebol/competencias/:slug/:id/artilharia',
    en: '/results/soccer/tournaments/:slug/:id/scorers',
  },
  tournamentCards: {
    es: '/resultados/futbol/competencias/:slug/:id/tarjetas',
    pt: '/resultados/futebol/competencias/:slug/:id/cartoes',
    en: '/results/soccer/tournaments/:slug/:id/cards',
  },
  /** The statistics are the page itself. */
  match: {
    es: '/resultados/futbol/partido/:slug/:id',
    pt: '/resultados/futebol/jogo/:slug/:id',
    en: '/results/soccer/match/:slug/:id',
  },
  matchNews: {
    es: '/resultados/futbol/partido/:slug/:id/noticias',
    pt: '/resultados/futebol/jogo/:slug/:id/noticias',
    en: '/results/soccer/match/:slug/:id/news',
  },
  team: {
    es: '/resultados/futbol/equipo/:slug/:id',
    pt: '/resultados/futebol/equipe/:slug/:id',
    en: '/results/soccer/team/:slug/:id',
  },
  teamNews: {
    es: '/resultados/futbol/equipo/:slug/:id/noticias',
    pt: '/resultados/futebol/equipe/:slug/:id/noticias',
    en: '/results/soccer/team/:slug/:id/news',
  },
  teamMatches: {
    es: '/resultados/futbol/equipo/:slug/:id/partidos',
    pt: '/resultados/futebol/equipe/:slug/:id/jogos',
    en: '/results/soccer/team/:slug/:id/matches',
  },
  teamStats: {
    es: '/resultados/futbol/equipo/:slug/:id/estadisticas',
    pt: '/resultados/futebol/equipe/:slug/:id/estatisticas',
    en: '/results/soccer/team/:slug/:id/stats',
  },
  teamSquad: {
    es: '/resultados/futbol/equipo/:slug/:id/plantel',
    pt: '/resultados/futebol/equipe/:slug/:id/elenco',
    en: '/results/soccer/team/:slug/:id/team',
  },
  teamStandings: {
    es: '/resultados/futbol/equipo/:slug/:id/posiciones',
    pt: '/resultados/futebol/equipe/:slug/:id/tabelas',
    en: '/results/soccer/team/:slug/:id/standings',
  },
  // Not in the specification: against one opponent, `?rival=`.
  teamMeetings: {
    es: '/resultados/futbol/equipo/:slug/:id/historial',
    pt: '/resultados/futebol/equipe/:slug/:id/confrontos',
    en: '/results/soccer/team/:slug/:id/head-to-head',
  },
  // Not in the specification, which has players but no path for them.
  player: {
    es: '/resultados/futbol/jugador/:slug/:id',
    pt: '/resultados/futebol/jogador/:slug/:id',
    en: '/results/soccer/player/:slug/:id',
  },
  // Not in the specification, which names grounds and referees but no page of them.
  venue: {
    es: '/resultados/futbol/estadio/:slug/:id',
    pt: '/resultados/futebol/estadio/:slug/:id',
    en: '/results/soccer/venue/:slug/:id',
  },
  referee: {
    es: '/resultados/futbol/arbitro/:slug/:id',
    pt: '/resultados/futebol/arbitro/:slug/:id',
    en: '/results/soccer/referee/:slug/:id',
  },
  /** Of all competitions. Each has its own above. */
  calendar: { es: '/calendario', pt: '/calendario', en: '/calendar' },
  // The specification has one per language but no path. It is in the section of the cup.
  worldCupCalendar: {
    es: '/mundial-2026/calendario',
    pt: '/copa-do-mundo-2026/calendario',
    en: '/world-cup-2026/schedule',
  },
} as const satisfies RouteTable;

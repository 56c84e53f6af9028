import type { MessageOverrides } from '../MessageOverrides';

/** Football as Costa Rica and its neighbours speak of it. Its edition is the specification's own: no fixed text is here. */
export const centralAmerica: MessageOverrides = {
  match: { halfTime: 'MT', spokenHalfTime: 'Medio tiempo', awarded: 'En la mesa' },
  matchPage: {
    halfTime: 'Medio tiempo',
    extraHalfTime: 'Medio tiempo del tiempo extra',
    awardedTo: '{team} gana en la mesa',
  },
  matchFigures: { shotsOnTarget: 'Remates al marco', offsides: 'Fueras de lugar' },
  teamPage: { midfielders: 'Mediocampistas', cleanSheets: 'Marco en cero' },
  playerPage: { midfielder: 'Mediocampista' },
};

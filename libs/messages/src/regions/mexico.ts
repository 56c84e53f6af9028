import type { MessageOverrides } from '../MessageOverrides';

/** Football as Mexico speaks of it. */
export const mexico: MessageOverrides = {
  match: { halfTime: 'MT', spokenHalfTime: 'Medio tiempo', awarded: 'En la mesa' },
  matchPage: {
    halfTime: 'Medio tiempo',
    extraHalfTime: 'Medio tiempo del tiempo extra',
    awardedTo: '{team} gana en la mesa',
  },
  matchFigures: { shotsOnTarget: 'Remates a portería', offsides: 'Fueras de lugar' },
  teamPage: { midfielders: 'Mediocampistas', cleanSheets: 'Portería en cero' },
  playerPage: { midfielder: 'Mediocampista' },
};

import type { MessageOverrides } from '../MessageOverrides';

/** Football as Chile speaks of it. */
export const chile: MessageOverrides = {
  match: { halfTime: 'ET', spokenHalfTime: 'Entretiempo', awarded: 'Por secretaría' },
  matchPage: {
    halfTime: 'Entretiempo',
    extraTime: 'Alargue',
    extraHalfTime: 'Entretiempo del alargue',
    awardedTo: '{team} gana por secretaría',
  },
  matchFigures: { corners: 'Córners', offsides: 'Offsides' },
  teamPage: { goalkeepers: 'Arqueros', midfielders: 'Volantes' },
  playerPage: { goalkeeper: 'Arquero', midfielder: 'Volante' },
  venuePage: { counted: 'Cuentan los goles del alargue, no los penales de una tanda.' },
};

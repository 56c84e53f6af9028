import type { MessageOverrides } from '../MessageOverrides';

/** Football as Argentina speaks of it. */
export const argentina: MessageOverrides = {
  match: {
    halfTime: 'ET',
    spokenHalfTime: 'Entretiempo',
    awarded: 'Por escritorio',
    ownGoalMark: '(e. c.)',
  },
  matchPage: {
    own: 'Gol en contra',
    halfTime: 'Entretiempo',
    extraTime: 'Tiempo suplementario',
    extraHalfTime: 'Entretiempo del tiempo suplementario',
    awardedTo: '{team} gana por escritorio',
  },
  matchFigures: { corners: 'Córners', offsides: 'Offsides' },
  teamPage: { goalkeepers: 'Arqueros', midfielders: 'Volantes', cleanSheets: 'Valla invicta' },
  playerPage: { goalkeeper: 'Arquero', midfielder: 'Volante', ownGoal: 'gol en contra: {minutes}' },
  venuePage: { counted: 'Cuentan los goles del tiempo suplementario, no los penales de una tanda.' },
  device: { sample: 'Así se leen los artículos: la pelota sigue rodando hasta el último minuto.' },
};

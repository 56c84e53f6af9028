import type { MessageOverrides } from '../MessageOverrides';

export const matches: MessageOverrides = {
  match: {
    final: 'TERMINADO',
    live: 'Em direto',
    minuteByMinute: 'Minuto a minuto',
    spokenShootOut: 'Grandes penalidades',
    penaltyMark: '(g. p.)',
    ownGoalMark: '(p. b.)',
    spokenPenalties:
      '{state}: {home} {homeGoals}, {away} {awayGoals}; {homePenalties} a {awayPenalties} nas grandes penalidades',
    spokenFinal: 'Terminado',
  },
  liveMatches: {
    ageMinutes: 'há {n} min',
    ageHours: 'há {n} h',
    goal: 'Golo. {match}',
    corrected: 'Marcador corrigido. {match}',
    correctedMark: 'corrigido',
    readerTime: 'Na sua hora: {time} ({zone})',
  },
  matchPage: {
    goal: 'Golo',
    penalty: 'Golo de penálti',
    own: 'Autogolo',
    lineUps: 'Onzes',
    bench: 'Suplentes',
    attendance: 'Assistência',
    extraTime: 'Prolongamento',
    shootOut: 'Desempate por penáltis',
    kickScored: 'Penálti convertido',
    kickMissed: 'Penálti falhado',
    kickOffDay: 'Data: {day}, sem hora confirmada',
    description: '{home} x {away}, {day}: golos, onzes, estatísticas e notícias do jogo em {brand}.',
  },
  matchFigures: {
    shots: 'Remates',
    shotsOnTarget: 'Remates à baliza',
    corners: 'Cantos',
    offsides: 'Foras de jogo',
  },
  results: {
    description: 'Jogos em direto, resultados e horários de hoje em {brand}, na {zone}.',
    descriptionOfDay: 'Resultados e horários dos jogos de {day} em {brand}, na {zone}.',
    zone: 'Todos os jogos na {zone}.',
    zoneAndYours: 'Na {zone} (e na sua, {own}).',
    nextDay: 'Dia seguinte',
    late: 'Os jogos estão a demorar.',
    noneHint: 'Veja o dia anterior, o seguinte ou os jogos de hoje.',
    nextMonth: 'Mês seguinte',
  },
  calendarPage: {
    description: 'Jogos, resultados e horários semana a semana em {brand}, na {zone}.',
  },
  calendarFile: {
    title: 'Leve o calendário consigo',
    subscribe: 'Subscrever',
    download: 'Descarregar',
    subscribeTo: 'Subscrever o calendário de {name}',
    downloadOf: 'Descarregar o calendário de {name}',
    noHour: 'A hora ainda não é conhecida.',
  },
};

import type { Region } from '../regions';

type RegionWords = {
  /** Messages as its readers say them. */
  readonly words: readonly (readonly [key: string, text: string])[];
  /** Words of the language that other countries say. Patterns, whole words, in any case. */
  readonly never: readonly string[];
};

/** What gives a region away as written elsewhere. */
export const foreignWords: Partial<Record<Region, RegionWords>> = {
  'es-AR': {
    words: [
      ['footer.contact', 'Escribinos'],
      ['newsletter.inputPlaceholder', 'INGRESÁ TU EMAIL'],
      ['match.halfTime', 'ET'],
      ['matchPage.extraTime', 'Tiempo suplementario'],
      ['matchFigures.corners', 'Córners'],
      ['teamPage.goalkeepers', 'Arqueros'],
      ['teamPage.midfielders', 'Volantes'],
      ['matchPage.own', 'Gol en contra'],
      ['problem.homepage', 'Ir a la portada'],
    ],
    // With tú; "prueba" and "busca" are no words of the interface otherwise.
    never: [
      ...['suscríbete', 'síguenos', 'únete', 'escríbenos', 'inténtalo', 'llévatelo', 'ingresa', 'intenta'],
      ...[
        'vota',
        'mira',
        'vuelve',
        'completa este',
        'revisa',
        'acorta',
        'deja este',
        'juega con',
        'prueba',
        'simula',
      ],
      ...[
        'elige',
        'descubre',
        'arma',
        'toca',
        'escribe',
        'copia la',
        'usa el',
        'usa la',
        'borra',
        'lleva el',
        'anuncia',
      ],
      ...[
        'lee',
        'lees',
        'busca',
        'sigue por',
        'sigues',
        'pide',
        'aceptas',
        'permites',
        'cambias',
        'abres',
        'pagas',
      ],
      ...['puedes', 'quieres', 'tienes', 'tocas', 'ti', 'contigo', 'tú', 'debe ingresar', 'ustedes?'],
    ],
  },
  'es-CL': {
    words: [
      ['matchPage.halfTime', 'Entretiempo'],
      ['matchPage.extraTime', 'Alargue'],
      ['playerPage.goalkeeper', 'Arquero'],
      ['newsletter.invalid', 'Ingresa un email válido'],
    ],
    never: ['debe', 'homepage', 'today', 'porteros?', 'centrocampistas?'],
  },
  'es-MX': {
    words: [
      ['match.halfTime', 'MT'],
      ['matchFigures.offsides', 'Fueras de lugar'],
      ['teamPage.midfielders', 'Mediocampistas'],
    ],
    never: ['debe', 'homepage', 'today', 'fueras? de juego', 'descanso', 'arco'],
  },
  'es-CR': {
    words: [
      ['matchPage.halfTime', 'Medio tiempo'],
      // Of the edition that the specification describes.
      ['problem.notFoundTitle', 'Página No Encontrada'],
      ['tag.title', '{tag} | Today news'],
      ['newsletter.invalid', 'Debe ingresar un email válido'],
    ],
    never: ['fueras? de juego', 'descanso', 'arco', 'centrocampistas?'],
  },
  'es-419': {
    words: [
      ['tag.title', '{tag}: noticias de hoy'],
      ['newsletter.invalid', 'Ingresa un email válido'],
      ['list.trending', 'Lo más leído'],
    ],
    never: ['debe', 'homepage', 'today', 'staff', 'usted', 'ingrese', 'escríbanos', 'juegue'],
  },
  'en-US': {
    words: [
      ['tag.title', '{tag} | News'],
      ['tag.page', 'Page {n}'],
      ['matchPage.kickOff', 'Kickoff: {day}, {time} ({zone})'],
      ['simulator.through', '{team} advances'],
    ],
    never: [
      ...[
        'line-ups?',
        'kick-offs?',
        'half-time',
        'shoot-outs?',
        '(?:quarter|semi)-finals?',
        'team-mates?',
        'match days?',
      ],
      ...[
        'go(?:es)? through',
        '(?<!and )\\} (?:are|win)',
        'v',
        'level',
        'fixtures?',
        'pitch',
        'shirts?',
        'colours?',
        'favourites?',
      ],
      ...[
        'licen[c]e',
        'cancelled',
        'programmes?',
        'centre',
        'organis\\w+',
        'whilst',
        'sent off',
        'aged',
        'página',
      ],
    ],
  },
  'pt-BR': {
    words: [
      ['matchPage.timeline', 'Lance a lance'],
      ['worldCup.rounds.r32', '16 avos de final'],
      ['match.awarded', 'W.O.'],
      ['worldCup.first', '1º do grupo {group}'],
    ],
    never: ['minuto a minuto', 'segunda fase', '\\d\\.º', 'n\\.º', 'jogo limpo', 'today', 'homepage'],
  },
  'pt-PT': {
    words: [
      ['match.shootOut', 'PEN'],
      ['match.spokenShootOut', 'Penáltis'],
      ['matchPage.titleScore', '{home} {homeGoals}-{awayGoals} {away}'],
      ['liveBlog.title', 'Ao minuto'],
      ['article.table', 'Classificação'],
      ['worldCup.first', '1.º do grupo {group}'],
      ['afterStory.subscribe', 'Subscreva'],
    ],
    never: [
      ...[
        'pên',
        'lance a lance',
        'w\\.o\\.',
        '\\} x \\}',
        'tabelas?',
        'minuto a minuto',
        'grandes penalidades',
        'g\\. p\\.',
      ],
      ...[
        'artilh\\w+',
        'times?',
        'gols?',
        'escanteios?',
        'impedimentos?',
        'goleir\\w+',
        'zagueir\\w+',
        'atacantes?',
      ],
      ...[
        'elencos?',
        'escalaç\\w+',
        'rodadas?',
        'torcida',
        'camisa',
        'mata-mata',
        'gramado',
        'salv(?:ar|as|ou)',
      ],
      ...[
        'compartilh\\w+',
        'baixar',
        'celular',
        'tela',
        'ônibus',
        'voc[eê]s?',
        'junta-te',
        'subscreve',
        'registr\\w+',
      ],
      ...['cadastr\\w+', 'enquetes?', 'links?', 'matérias?', 'arquivos?', 'usuári\\w+', 'today', 'homepage'],
    ],
  },
};

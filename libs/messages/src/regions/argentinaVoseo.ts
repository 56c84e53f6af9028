import type { MessageOverrides } from '../MessageOverrides';

const tryAgain = 'Probá de nuevo en unos segundos.';

/** Every message that speaks to its reader, with vos. Past and subjunctive are the same as with tú. */
export const argentinaVoseo: MessageOverrides = {
  blocks: { subscribe: 'Suscribite' },
  social: { follow: 'Seguinos', whatsapp: 'Unite a nuestro canal de WhatsApp' },
  afterStory: { whatsapp: 'Unite a nuestro canal de WhatsApp', subscribe: 'Suscribite' },
  comments: {
    ask: 'Los comentarios son un servicio de otra empresa, {service}. Si lo permitís, tu navegador los carga de allí: sabrá que leés esta página y puede guardar datos en tu dispositivo.',
    scope:
      'Con esto permitís las funciones de otras empresas en este sitio, y nada más. Lo cambiás cuando quieras.',
  },
  poll: { failed: 'No pudimos registrar tu voto. Intentalo de nuevo.' },
  pollsPage: {
    tooMany: 'Recibimos demasiados votos desde tu conexión. Intentá de nuevo en {minutes} min',
    description: 'Las encuestas de {brand}: votá y mirá qué opinan los demás lectores.',
    failureHint: 'Volvé a la encuesta e intentalo de nuevo.',
  },
  contact: {
    required: 'Completá este campo',
    invalidEmail: 'Ingresá un email válido',
    failure: 'Ha ocurrido un error, por favor intentá más tarde',
    check: 'Revisá estos campos',
    tooMany: 'Recibimos demasiados envíos desde tu conexión. Intentá de nuevo en {minutes} min',
    tooLarge: 'El formulario pesa demasiado. Acortá el texto e intentá de nuevo',
    trap: 'Dejá este campo vacío',
  },
  bettingPage: {
    notice: 'Solo para mayores de {age} años. Jugá con responsabilidad.',
    unknown: 'No es seguro que la ley lo permita donde leés esto.',
  },
  tournament: {
    noMatchesHint: 'Probá con otra semana.',
    late: `Los datos no llegan en este momento. ${tryAgain}`,
  },
  worldCup: { simulate: 'Simulá el Mundial' },
  simulator: {
    lead: 'Elegí los resultados y descubrí quién levanta la Copa.',
    description:
      'Armá tu Mundial 2026 en {brand}: marcadores de los grupos, mejores terceros y cuadro hasta la final.',
    how: 'Tocá un equipo para que gane, la X para un empate, o escribí los goles. Se guarda en la dirección de la página.',
    notShared: 'No se pudo compartir: copiá la dirección de la página.',
  },
  consent: {
    managerElsewhere:
      'Para cambiarlo, usá el botón de {manager} en cualquier página. Si no lo ves, borrá los datos de este sitio en tu navegador: te volverá a preguntar.',
    embeds: 'Los videos y las publicaciones de otras redes solo se cargan cuando los tocás, uno por uno.',
    purposes: {
      advertising: { hint: 'Mostrar y medir anuncios, que pueden usar lo que sus empresas saben de vos.' },
    },
  },
  device: { savedNoneHint: 'Tocá «Guardar» en un artículo y lo vas a encontrar acá.' },
  teamPage: {
    late: `Los partidos no llegan en este momento. ${tryAgain}`,
    lateStats: `Las estadísticas no llegan en este momento. ${tryAgain}`,
  },
  playerPage: { lateMatches: `Sus partidos no llegan en este momento. ${tryAgain}` },
  follow: {
    text: 'Los equipos y torneos que seguís se guardan en este dispositivo, sin cuenta, y aparecen primero en los partidos.',
    none: 'Todavía no seguís ningún equipo.',
    noneHint: 'Tocá «Seguir» en la página de un equipo o de un torneo y lo vas a encontrar acá.',
    removed: 'Ya no lo seguís',
    file: 'Llevátelo a otro dispositivo',
    fileText:
      'Lo que seguís y las noticias guardadas, en un archivo. Al abrirlo en otro navegador se suman a lo que haya allí.',
  },
  competitionIndex: { noneHint: 'Probá de nuevo en unos minutos.' },
  results: {
    noneHint: 'Probá con el día anterior, con el siguiente o con hoy.',
    noneHeldHint: 'Elegí otro día o volvé a hoy.',
  },
  calendarFile: { title: 'Llevá el calendario con vos' },
  list: { emptyHint: 'Volvé a la portada o probá con otra sección.' },
  screens: { advertising: 'Anunciá en {brand}' },
  article: { alsoRead: 'Leé también' },
  embed: {
    dataNote:
      'Son un servicio de otra empresa, {provider}, que sabrá que leés esta página. Permitís las funciones de otras empresas en este sitio, y nada más.',
    dataFailed: 'No pudimos cargar los datos de {provider}. Intentalo de nuevo.',
  },
  search: {
    description: 'Buscá notas, selecciones, clubes, jugadores y torneos en {brand}.',
    newsDescription: 'Buscá notas en {brand}.',
    noneHint: 'Probá con menos palabras, con el apellido de un jugador o con el nombre corto de un equipo.',
    ways: 'O seguí por acá',
  },
  footer: {
    contact: 'Escribinos',
    gamblingText:
      'Apostar es solo para mayores de {age} años y puede causar adicción. Jugá con moderación y, si deja de ser un juego, pedí ayuda.',
    affiliateText:
      '{brand} puede recibir una comisión cuando abrís una cuenta desde nuestros enlaces. Esa comisión no cambia lo que pagás ni lo que opinamos.',
  },
  newsletter: {
    terms: 'Al registrarte aceptás los términos y condiciones y la política de privacidad',
    inputPlaceholder: 'INGRESÁ TU EMAIL',
    empty: 'Por favor ingresá tu email',
    invalid: 'Ingresá un email válido',
    failure: 'Ha ocurrido un error, por favor intentá más tarde',
    tooMany: 'Recibimos demasiados intentos desde tu conexión. Intentá de nuevo en {minutes} min',
  },
  preview: {
    refusedText: 'El enlace de vista previa venció o no es de este sitio. Pedí uno nuevo a la redacción.',
  },
  endless: { failed: 'No pudimos cargar más noticias. Usá la paginación de abajo.' },
  problem: {
    serverErrorText: 'No podemos establecer la conexión. Por favor, intentá de nuevo en unos minutos',
  },
};

/** With the minutes to wait. */
type Waiting = { tooMany: RegExp };

/**
 * What readers hear of what they do: the specification's sentences (§4, §5, §8), and what stands for them in the other
 * languages and in the words of the editions asked. Where those differ from its own, FCA has its own (`fca-e2e`).
 */
type Words = {
  /** Its site, one of the app `bolavip`. */
  site: 'bolavip-global' | 'bolavip-en' | 'bolavip-pt';
  menu: Record<'open' | 'name' | 'editions', string>;
  /** Of the button with the other editions of a story, where there is one. */
  versions: Record<'open' | 'close', string> | null;
  newsletter: Record<
    'field' | 'submit' | 'empty' | 'invalid' | 'success' | 'alreadyRegistered' | 'failure',
    string
  > &
    Waiting;
  contact: Record<
    | 'name'
    | 'email'
    | 'consultation'
    | 'submit'
    | 'check'
    | 'required'
    | 'invalidEmail'
    | 'failure'
    | 'tooLarge'
    | 'success'
    | 'thankYou',
    string
  > &
    Waiting;
  poll: Record<
    | 'open'
    | 'closed'
    | 'closedMark'
    | 'vote'
    | 'voted'
    | 'alreadyVoted'
    | 'over'
    | 'failure'
    | 'mine'
    | 'failedHere',
    string
  > & { votes: RegExp } & Waiting;
  problem: Record<'notFoundTitle' | 'notFoundText' | 'serverErrorTitle' | 'serverErrorText', string>;
  match: Record<
    | 'final'
    | 'toBeDefined'
    | 'postponed'
    | 'suspended'
    | 'cancelled'
    | 'noData'
    | 'noResult'
    | 'halfTime'
    | 'shootOut',
    string
  > & {
    /** Of a kick-off, as the edition writes hours. */
    hour: RegExp;
  };
  comments: Record<'title' | 'open' | 'allow' | 'refused', string> & { count: RegExp };
  consent: Record<'title' | 'notice' | 'accept' | 'refuse' | 'settings', string>;
  ad: Record<'label' | 'house', string>;
};

export const wordsByLanguage: Record<'es' | 'en' | 'pt', Words> = {
  es: {
    site: 'bolavip-global',
    menu: { open: 'Abrir el menú', name: 'Menú completo', editions: 'Ediciones' },
    versions: { open: 'Ver otras versiones', close: 'Cerrar las versiones' },
    newsletter: {
      field: 'INGRESA TU EMAIL',
      submit: 'Enviar',
      empty: 'Por favor ingresa tu email',
      invalid: 'Ingresa un email válido',
      success: 'Te has registrado correctamente',
      alreadyRegistered: 'Tu email ya se encuentra registrado',
      failure: 'Ha ocurrido un error, por favor intenta más tarde',
      tooMany: /^Recibimos demasiados intentos desde tu conexión\. Intenta de nuevo en \d+ min$/,
    },
    contact: {
      name: 'Nombre',
      email: 'Email',
      consultation: 'Consulta',
      submit: 'Enviar',
      check: 'Revisa estos campos',
      required: 'Completa este campo',
      invalidEmail: 'Ingresa un email válido',
      failure: 'Ha ocurrido un error, por favor intenta más tarde',
      tooMany: /^Recibimos demasiados envíos desde tu conexión\. Intenta de nuevo en \d+ min$/,
      tooLarge: 'El formulario pesa demasiado. Acorta el texto e intenta de nuevo',
      success: 'Formulario enviado con éxito',
      thankYou: 'Gracias por escribirnos. Tu consulta ha sido enviada con éxito',
    },
    poll: {
      open: '¿Quién fue el mejor del Mundial 2026?',
      closed: '¿Quién gana el Mundial 2026?',
      closedMark: 'Encuesta cerrada',
      vote: 'Votar',
      voted: '¡Gracias por votar!',
      alreadyVoted: 'Ya habías votado en esta encuesta',
      over: 'Esta encuesta ya cerró',
      failure: 'No pudimos registrar tu voto',
      tooMany: /^Recibimos demasiados votos desde tu conexión\. Intenta de nuevo en \d+ min$/,
      mine: '(tu voto)',
      failedHere: 'No pudimos registrar tu voto. Inténtalo de nuevo.',
      votes: /^(YA VOTARON \d+ PERSONAS|YA VOTÓ 1 PERSONA)$/,
    },
    problem: {
      notFoundTitle: 'Página no encontrada',
      notFoundText:
        'No podemos encontrar la página solicitada, puede que no esté disponible o que la URL haya cambiado',
      serverErrorTitle: 'Error del servidor',
      serverErrorText: 'No podemos establecer la conexión. Por favor, intenta de nuevo en unos minutos',
    },
    match: {
      final: 'FINAL',
      toBeDefined: 'A definir',
      postponed: 'Aplazado',
      suspended: 'Suspendido',
      cancelled: 'Cancelado',
      noData: 'Sin datos',
      noResult: 'Sin resultado',
      hour: /\d{1,2}:\d\d/,
      halfTime: 'DES',
      shootOut: 'PEN',
    },
    comments: {
      title: 'Comentarios',
      open: 'Abrir los comentarios',
      count: /^(1 comentario|(?!1 )\d+ comentarios)$/,
      allow: 'Permitir y ver los comentarios',
      refused: 'Rechazaste las funciones de otras empresas: de los comentarios no se cargó nada.',
    },
    consent: {
      title: 'Tu privacidad',
      notice: 'Este sitio puede usar servicios de otras empresas para los fines que elijas.',
      accept: 'Aceptar',
      refuse: 'Rechazar',
      settings: 'Opciones de privacidad',
    },
    ad: { label: 'Publicidad', house: 'Más de Bolavip' },
  },
  en: {
    site: 'bolavip-en',
    menu: { open: 'Open menu', name: 'Full menu', editions: 'Editions' },
    versions: null,
    newsletter: {
      field: 'ENTER YOUR EMAIL',
      submit: 'Sign up',
      empty: 'Please enter your email',
      invalid: 'Please enter a valid email address',
      success: 'Subscription successful!',
      alreadyRegistered: 'Your email is already registered',
      failure: 'An error has occurred, please try later',
      tooMany: /^We received too many attempts from your connection\. Please try again in \d+ min$/,
    },
    contact: {
      name: 'First name',
      email: 'Email',
      consultation: 'Your inquiry',
      submit: 'Send',
      check: 'Check these fields',
      required: 'Please fill in this field',
      invalidEmail: 'Please enter a valid email address',
      failure: 'An error has occurred, please try later',
      tooMany: /^We received too many forms from your connection\. Please try again in \d+ min$/,
      tooLarge: 'The form is too large. Please shorten the text and try again',
      success: 'Form submitted successfully',
      thankYou: 'Thanks for writing to us. Your inquiry has been sent successfully',
    },
    poll: {
      open: 'Who was the player of the 2026 World Cup?',
      closed: 'Who will win the 2026 World Cup?',
      closedMark: 'Poll closed',
      vote: 'Vote',
      voted: 'Thanks for voting!',
      alreadyVoted: 'You’ve already voted in this poll',
      over: 'This poll is closed',
      failure: 'We could not record your vote',
      tooMany: /^We received too many votes from your connection\. Please try again in \d+ min$/,
      mine: '(your vote)',
      failedHere: 'We could not record your vote. Please try again.',
      votes: /^(\d+ PEOPLE HAVE|1 PERSON HAS) VOTED$/,
    },
    problem: {
      notFoundTitle: 'Page Not Found',
      notFoundText: 'We cannot find the requested page, it may not be available, or the URL has changed',
      serverErrorTitle: 'Server error',
      serverErrorText: 'We cannot establish the connection. Please try again in a few minutes',
    },
    match: {
      final: 'FINAL',
      toBeDefined: 'TBD',
      postponed: 'Postponed',
      suspended: 'Suspended',
      cancelled: 'Canceled',
      noData: 'No data',
      noResult: 'No result',
      hour: /\d{1,2}(:\d\d)? [ap]\.m\.|noon/,
      halfTime: 'HT',
      shootOut: 'PEN',
    },
    comments: {
      title: 'Comments',
      open: 'Open comments',
      count: /^(1 comment|(?!1 )\d+ comments)$/,
      allow: 'Allow and show the comments',
      refused: 'You refused features by other companies: nothing of the comments was loaded.',
    },
    consent: {
      title: 'Your privacy',
      notice: 'This site may use services of other companies, for the purposes you choose.',
      accept: 'Accept',
      refuse: 'Refuse',
      settings: 'Your Privacy Choices',
    },
    ad: { label: 'Advertisement', house: 'More from Bolavip' },
  },
  pt: {
    site: 'bolavip-pt',
    menu: { open: 'Abrir o menu', name: 'Menu completo', editions: 'Edições' },
    versions: null,
    newsletter: {
      field: 'DIGITE SEU E-MAIL',
      submit: 'Enviar',
      empty: 'Por favor, digite seu e-mail',
      invalid: 'Digite um e-mail válido',
      success: 'Cadastro realizado com sucesso!',
      alreadyRegistered: 'Seu e-mail já está cadastrado',
      failure: 'Ocorreu um erro, por favor tente mais tarde',
      tooMany: /^Recebemos tentativas demais da sua conexão\. Tente de novo em \d+ min$/,
    },
    contact: {
      name: 'Nome',
      email: 'E-mail',
      consultation: 'Mensagem',
      submit: 'Enviar',
      check: 'Confira estes campos',
      required: 'Preencha este campo',
      invalidEmail: 'Digite um e-mail válido',
      failure: 'Ocorreu um erro, por favor tente mais tarde',
      tooMany: /^Recebemos envios demais da sua conexão\. Tente de novo em \d+ min$/,
      tooLarge: 'O formulário é grande demais. Encurte o texto e tente de novo',
      success: 'Formulário enviado com sucesso',
      thankYou: 'Obrigado por nos escrever. Sua mensagem foi enviada com sucesso',
    },
    poll: {
      open: 'Quem foi o craque da Copa do Mundo 2026?',
      closed: 'Quem vai ganhar a Copa do Mundo 2026?',
      closedMark: 'Enquete encerrada',
      vote: 'Votar',
      voted: 'Obrigado por votar!',
      alreadyVoted: 'Você já tinha votado nesta enquete',
      over: 'Esta enquete já foi encerrada',
      failure: 'Não conseguimos registrar seu voto',
      tooMany: /^Recebemos votos demais da sua conexão\. Tente de novo em \d+ min$/,
      mine: '(seu voto)',
      failedHere: 'Não conseguimos registrar seu voto. Tente de novo.',
      votes: /^(JÁ VOTARAM \d+ PESSOAS|JÁ VOTOU 1 PESSOA)$/,
    },
    problem: {
      notFoundTitle: 'Página não encontrada',
      notFoundText:
        'Não encontramos a página solicitada, ela pode não estar disponível ou a URL pode ter mudado',
      serverErrorTitle: 'Erro do servidor',
      serverErrorText: 'Não conseguimos estabelecer a conexão. Por favor, tente de novo em alguns minutos',
    },
    match: {
      final: 'ENCERRADO',
      toBeDefined: 'A definir',
      postponed: 'Adiado',
      suspended: 'Suspenso',
      cancelled: 'Cancelado',
      noData: 'Sem dados',
      noResult: 'Sem resultado',
      hour: /\d{1,2}h/,
      halfTime: 'INT',
      shootOut: 'PÊN',
    },
    comments: {
      title: 'Comentários',
      open: 'Abrir os comentários',
      count: /^(1 comentário|(?!1 )\d+ comentários)$/,
      allow: 'Permitir e ver os comentários',
      refused: 'Você recusou as funções de outras empresas: nada dos comentários foi carregado.',
    },
    consent: {
      title: 'Sua privacidade',
      // The specification has this banner in Portuguese alone, and not its words.
      notice:
        'Se você aceitar, usamos cookies para melhorar a sua experiência. Saiba mais na nossa política de privacidade.',
      accept: 'Aceitar',
      refuse: 'Recusar',
      settings: 'Opções de privacidade',
    },
    ad: { label: 'Publicidade', house: 'Mais de Bolavip' },
  },
};

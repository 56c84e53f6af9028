import type { MessageOverrides } from '../MessageOverrides';

export const news: MessageOverrides = {
  list: {
    staff: 'Equipa',
    staffDescription: 'As secções da redação de {brand}.',
    author: 'Artigos de {name}',
    emptyHint: 'Volte à página inicial ou experimente outra secção.',
    next: 'Seguinte',
    articlesOf: 'Ver artigos',
  },
  screens: {
    topics: 'Temas',
    polls: 'Sondagens',
    worldCupCalendar: 'Calendário do Mundial',
    simulator: 'Simulador do Mundial',
    contact: 'Contacto',
  },
  article: { topics: 'Temas' },
  afterStory: { whatsapp: 'Junta-te ao nosso canal do WhatsApp', subscribe: 'Subscreve' },
  story: {
    match: 'Ver o jogo',
    contents: 'Neste artigo',
    reviewed: 'Revisto: {date}',
    next: 'Notícia seguinte',
    stars: 'Os nossos colunistas',
    address: 'Este artigo está em',
  },
  share: {
    row: 'Partilhar',
    on: 'Partilhar no {network}',
    copy: 'Copiar a ligação',
    copied: 'Ligação copiada',
    failed: 'Não foi possível copiar a ligação',
    native: 'Mais formas de partilhar',
  },
  liveBlog: { live: 'Em direto', finished: 'Terminado', permalink: 'Ligação para a publicação: {title}' },
  topics: {
    description: 'Todos os temas de {brand}, de A a Z: seleções, clubes, jogadores e torneios.',
    letter: 'Temas com {letter}',
    none: 'Ainda não há temas.',
  },
  agenda: {
    description: 'O que se joga hoje e nos próximos dias: jogos e horários em {brand}, na {zone}.',
  },
};

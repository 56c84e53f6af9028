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
  embed: { note: 'Carregado a partir de {network}, que pode usar cookies.' },
  afterStory: { whatsapp: 'Junte-se ao nosso canal do WhatsApp', subscribe: 'Subscreva' },
  story: {
    contents: 'Neste artigo',
    reviewed: 'Revisto: {date}',
    next: 'Notícia seguinte',
    stars: 'Os nossos colunistas',
    address: 'Ligação deste artigo:',
  },
  share: {
    row: 'Partilhar',
    on: 'Partilhar no {network}',
    copy: 'Copiar a ligação',
    copied: 'Ligação copiada',
    failed: 'Não foi possível copiar a ligação',
    native: 'Mais formas de partilhar',
  },
  liveBlog: {
    title: 'Ao minuto',
    live: 'Em direto',
    finished: 'Terminado',
    permalink: 'Ligação para a publicação: {title}',
  },
  topics: {
    description: 'Todos os temas de {brand}, de A a Z: seleções, clubes, jogadores e torneios.',
    letter: 'Temas com a letra {letter}',
    none: 'Ainda não há temas.',
  },
  agenda: {
    description: 'O que se joga hoje e nos próximos dias: jogos e horários em {brand}, na {zone}.',
  },
};

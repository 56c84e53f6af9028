import type { MessageOverrides } from '../MessageOverrides';

export const search: MessageOverrides = {
  search: {
    title: 'Pesquisar',
    description: 'Pesquise notícias, seleções, clubes, jogadores e torneios em {brand}.',
    newsDescription: 'Pesquise notícias em {brand}.',
    field: 'Pesquisar em {brand}',
    example: 'Equipa, jogador, torneio ou assunto',
    submit: 'Pesquisar',
    cut: 'Pesquisámos só com as primeiras {n} letras.',
    noneHint: 'Tente com menos palavras, com o apelido de um jogador ou com o nome curto de uma equipa.',
    startHint: 'Uma equipa, um jogador, um torneio ou o que recorda de um título. Os acentos não importam.',
    newsStartHint: 'O que recorda de um título. Os acentos não importam.',
    teams: 'Equipas',
  },
};

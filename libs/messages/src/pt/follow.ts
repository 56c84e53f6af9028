import type { follow as spanish } from '../es/follow';

export const follow: typeof spanish = {
  follow: {
    title: 'Meus times',
    text: 'Os times e torneios que você segue ficam neste dispositivo, sem conta, e aparecem primeiro nos jogos.',
    follow: 'Seguir',
    none: 'Você ainda não segue nenhum time.',
    noneHint: 'Toque em “Seguir” na página de um time ou de um torneio e ele aparece aqui.',
    removed: 'Você deixou de seguir',
    wayToTeam: '{name}: jogos, tabelas e elenco',
    wayToPlayer: '{name}: jogos e gols',
    file: 'Leve para outro dispositivo',
    fileText:
      'O que você segue e as notícias salvas, em um arquivo. Ao abri-lo em outro navegador, tudo se soma ao que já está lá.',
    fileSave: 'Salvar em um arquivo',
    fileOpen: 'Abrir um arquivo',
    fileName: 'meu-dispositivo',
    fileAdded: 'Pronto. Times e torneios adicionados: {follows}. Notícias adicionadas: {articles}.',
    fileLost: 'O que não pôde ser lido: {lost}.',
    fileUnreadable: 'Esse arquivo não é um dos que são salvos aqui, ou está danificado. Nada mudou.',
  },
  competitionIndex: {
    title: 'Torneios e campeonatos',
    description:
      'Todos os campeonatos em {brand}: tabelas, calendários e artilheiros, por confederação e por país.',
    short: 'Campeonatos',
    link: 'Todos os campeonatos',
    own: 'Na capa',
    fifa: 'Mundo',
    conmebol: 'América do Sul (Conmebol)',
    concacaf: 'Américas do Norte e Central e Caribe (Concacaf)',
    uefa: 'Europa (UEFA)',
    afc: 'Ásia (AFC)',
    caf: 'África (CAF)',
    ofc: 'Oceania (OFC)',
    others: 'Outros campeonatos',
    parts: 'Confederações',
    seasons: '{n, plural, one {Mais # temporada} other {Mais # temporadas}}',
    teams: '{n, plural, one {# time} other {# times}}',
    none: 'Não temos a lista de campeonatos neste momento.',
    noneHint: 'Tente de novo em alguns minutos.',
  },
};

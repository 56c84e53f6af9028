import type { MessageOverrides } from '../MessageOverrides';

export const follow: MessageOverrides = {
  follow: {
    title: 'As minhas equipas',
    text: 'As equipas e os torneios que segue ficam neste dispositivo, sem conta, e aparecem primeiro nos jogos.',
    none: 'Ainda não segue nenhuma equipa.',
    noneHint: 'Toque em “Seguir” na página de uma equipa ou de um torneio e ela aparece aqui.',
    removed: 'Deixou de seguir',
    fileText:
      'O que segue e as notícias guardadas, num ficheiro. Ao abri-lo noutro navegador, tudo se soma ao que já lá está.',
    wayToTeam: '{name}: jogos, classificações e plantel',
    wayToPlayer: '{name}: jogos e golos',
    file: 'Levar para outro dispositivo',
    fileSave: 'Guardar num ficheiro',
    fileOpen: 'Abrir um ficheiro',
    fileAdded: 'Pronto. Equipas e torneios adicionados: {follows}. Notícias adicionadas: {articles}.',
    fileUnreadable: 'Esse ficheiro não é um dos que se guardam aqui, ou está danificado. Nada mudou.',
  },
  competitionIndex: {
    title: 'Torneios e competições',
    short: 'Competições',
    link: 'Todas as competições',
    own: 'Na primeira página',
    description:
      'Todas as competições em {brand}: classificações, calendários e marcadores, por confederação e por país.',
    others: 'Outras competições',
    seasons: '{n, plural, one {Mais # época} other {Mais # épocas}}',
    teams: '{n, plural, one {# equipa} other {# equipas}}',
    none: 'Não temos a lista de competições neste momento.',
    noneHint: 'Tente de novo dentro de alguns minutos.',
  },
};

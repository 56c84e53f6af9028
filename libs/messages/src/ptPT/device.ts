import type { MessageOverrides } from '../MessageOverrides';

export const device: MessageOverrides = {
  device: {
    preferencesText: 'As suas preferências ficam neste dispositivo, sem conta, e mais ninguém as vê.',
    needsScript: 'Esta página precisa de JavaScript, que está desativado no seu navegador.',
    textSizeHint: 'O dos artigos, além do que escolheu no navegador.',
    sample: 'É assim que se leem os artigos: a bola rola até ao último minuto.',
    historyKeep: 'Lembrar o que leio',
    historyHint: 'Os últimos 50 artigos. O que já leu aparece marcado nas listas.',
    savedForget: 'Apagar as guardadas',
    saved: 'Guardadas',
    savedText: 'As notícias que guardou neste dispositivo.',
    savedNone: 'Ainda não guardou nenhuma notícia.',
    savedNoneHint: 'Toque em “Guardar” num artigo e ele aparece aqui.',
    recentNone: 'O que ler aparece aqui.',
    recentOff: 'O histórico está desativado nas suas preferências.',
    save: 'Guardar',
    smaller: 'Texto mais pequeno',
    drop: 'Retirar',
    status: {
      removed: 'Notícia retirada das guardadas',
      refused: 'O seu navegador não permite que este site guarde nada.',
    },
  },
};

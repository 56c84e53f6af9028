import type { MessageOverrides } from '../MessageOverrides';

/** The fixed texts that are not Portuguese. */
export const portugal: MessageOverrides = {
  tag: { title: '{tag}: notícias de hoje' },
  problem: { homepage: 'Ir para a página inicial', notFoundTitle: 'Página não encontrada' },
};

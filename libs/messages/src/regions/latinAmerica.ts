import type { MessageOverrides } from '../MessageOverrides';

/** Spanish of all editions but the main one, which has the specification's words: no usted among tú, no English. */
export const latinAmerica: MessageOverrides = {
  list: { trending: 'Lo más leído' },
  tag: { title: '{tag}: noticias de hoy' },
  newsletter: { invalid: 'Ingresa un email válido' },
  problem: { homepage: 'Ir a la portada', notFoundTitle: 'Página no encontrada' },
};

import type { InfoBlockProps } from '../block/InfoBlock/InfoBlock';

/** What a reader is told when a page is not to be had, to the letter. */
export const storyProblems: InfoBlockProps['labels'] = {
  titles: { notFound: 'Página No Encontrada', serverError: 'Error del servidor', thankyou: '¡Gracias!' },
  texts: {
    notFound:
      'No podemos encontrar la página solicitada, puede que no esté disponible o que la URL haya cambiado',
    serverError: 'No podemos establecer la conexión. Por favor, intenta de nuevo en unos minutos',
    thankyou: 'Gracias por escribirnos. Tu consulta ha sido enviada con éxito',
  },
  homepage: 'Homepage',
};

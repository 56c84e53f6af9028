/**
 * What is said where no catalogue can be loaded: outside every site, or when rendering broke. One host has sites in
 * several languages, so each of them is used. The texts are those of the catalogues, which a test compares.
 */
export const plainProblems = {
  es: {
    notFoundTitle: 'Página No Encontrada',
    notFoundText:
      'No podemos encontrar la página solicitada, puede que no esté disponible o que la URL haya cambiado',
    serverErrorTitle: 'Error del servidor',
    serverErrorText: 'No podemos establecer la conexión. Por favor, intenta de nuevo en unos minutos',
    homepage: 'Homepage',
  },
  pt: {
    notFoundTitle: 'Página Não Encontrada',
    notFoundText:
      'Não encontramos a página solicitada, ela pode não estar disponível ou a URL pode ter mudado',
    serverErrorTitle: 'Erro do servidor',
    serverErrorText: 'Não conseguimos estabelecer a conexão. Por favor, tente de novo em alguns minutos',
    homepage: 'Homepage',
  },
  en: {
    notFoundTitle: 'Page Not Found',
    notFoundText: 'We cannot find the requested page, it may not be available, or the URL has changed',
    serverErrorTitle: 'Server error',
    serverErrorText: 'We cannot establish the connection. Please try again in a few minutes',
    homepage: 'Homepage',
  },
} as const;

/** Words the tests look for: what a reader of FCA sees or hears. */
export const words = {
  skip: 'Saltar al contenido',
  openMenu: 'Abrir el menú',
  menu: 'Menú completo',
  main: 'Principal',
  tabs: 'Secciones',
  matches: 'Partidos',
  topics: 'Temas',
  pages: 'Páginas',
  next: 'Siguiente',
  pageTwo: 'Página 2',
  staff: 'Staff',
  contact: 'Contacto',
  homeTitle: 'FCA | Fútbol de Centroamérica y del Mundial 2026',
  notFound: {
    title: 'Página No Encontrada',
    text: 'No podemos encontrar la página solicitada, puede que no esté disponible o que la URL haya cambiado',
  },
  serverError: {
    title: 'Error del servidor',
    text: 'No podemos establecer la conexión. Por favor, intenta de nuevo en unos minutos',
  },
  homepage: 'Homepage',
} as const;

export {
  AgendaPage as default,
  generateAgendaMetadata as generateMetadata,
} from '@cancha/football/agenda/AgendaPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];

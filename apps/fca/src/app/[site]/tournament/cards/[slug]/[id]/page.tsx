export {
  CardsPage as default,
  generateCardsMetadata as generateMetadata,
} from '@cancha/football/tournament/CardsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];

export {
  TeamSquadPage as default,
  generateTeamSquadMetadata as generateMetadata,
} from '@cancha/football/team/teamSquadPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];

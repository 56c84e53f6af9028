export {
  TeamMeetingsPage as default,
  generateTeamMeetingsMetadata as generateMetadata,
} from '@cancha/football/team/teamMeetingsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];

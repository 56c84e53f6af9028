import { getSquad } from '@cancha/data-access/football/getSquad';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { orNull } from '@cancha/site/context/orNull';
import { createTeamPage } from './createTeamPage';
import { SquadView } from './SquadView';

export const {
  route: teamSquadRoute,
  Page: TeamSquadPage,
  generateMetadata: generateTeamSquadMetadata,
} = createTeamPage({
  page: 'teamSquad',
  file: 'team/squad/[slug]/[id]',
  async load({ team }, context) {
    const squad = await orNull(getSquad(context.apis.stats, { teamId: team.id }));
    const { t, format } = context;
    const today = format.day(new Date());
    const isEmpty = !squad || squad.lines.length === 0;
    return {
      from: [squad, today],
      isEmpty,
      content: isEmpty ? (
        <StateNote kind="empty" title={t('teamPage.noSquad')} hint={t('teamPage.noHint')} />
      ) : (
        <SquadView context={context} squad={squad} today={today} />
      ),
    };
  },
});

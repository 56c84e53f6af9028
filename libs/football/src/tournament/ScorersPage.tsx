import { getScorers } from '@cancha/data-access/football/getScorers';
import { toScorerRows } from '@cancha/blocks/tables/toScorerRows';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { ScorersList } from '@cancha/ui/standings/ScorersList/ScorersList';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { tournamentName } from '../entity/tournamentName';
import { findTournamentId } from './findTournamentId';
import styles from '../entity/EntityPage.module.css';
import { tournamentFrame } from './tournamentFrame';

const page = 'tournamentScorers';

/** Everybody who scored in a competition. */
export const {
  route: tournamentScorersRoute,
  Page: ScorersPage,
  generateMetadata: generateScorersMetadata,
} = createEntityPage({
  page,
  file: 'tournament/scorers/[slug]/[id]',
  async load(context, asked) {
    const tournamentId = await findTournamentId(context, page, asked);
    const found = await getScorers(context.apis.stats, { tournamentId });
    if (!found) return null;
    const { tournament, scorers } = found;
    keepAddress(context, page, tournament, asked);
    const { t, brandConfig } = context;
    const words = { name: tournamentName(tournament), brand: brandConfig.name };
    const title = t('tournament.scorersTitle', words);
    const isEmpty = scorers.length === 0;
    return {
      ...tournamentFrame(page, tournament, context),
      title,
      description: t('tournament.scorersDescription', words),
      head: { name: title, badge: null },
      from: [onceFor(found, page), context],
      isHidden: isEmpty,
      content: isEmpty ? (
        <StateNote kind="empty" title={t('tournament.noScorers')} hint={t('tournament.noScorersHint')} />
      ) : (
        <div className={styles['halves']}>
          <ScorersList rows={toScorerRows(scorers, scorers.length, context)} note={null} />
        </div>
      ),
    };
  },
});

import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { withChoice } from '@cancha/routing/footballQuery';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { maxUnfolded } from '@cancha/ui/standings/TableStack/TableStack';
import type { JSX } from 'react';
import { entityParams } from '../matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tableId } from './tableId';
import type { CompetitionChoice } from './competitionPaths';

type StagePickerProps = { context: SiteContext; widget: CompetitionWidget; choice: CompetitionChoice };

/**
 * From the tables of every stage to those of one, which stands on the page with all of them. Nothing for one stage, nor
 * for groups, which fold: one opens by itself.
 */
export function StagePicker({ context, widget, choice }: StagePickerProps): JSX.Element | null {
  const { site, t } = context;
  const { stages, tournament } = widget;
  if (stages.length < 2 || stages.length > maxUnfolded || !hasPage(site, 'tournamentStandings')) return null;
  const page = buildPath(site, 'tournamentStandings', entityParams(tournament));
  const path = choice.week === null ? page : withChoice(page, 'round', `${choice.week}`, site.language);
  const isChosen = (id: string | null) => choice.stageId === id;
  return (
    <TopicChips
      label={t('competition.stages')}
      topics={[
        { name: t('competition.allStages'), href: path, current: isChosen(null) },
        ...stages.map(({ id, name }) => ({
          ...{ name, href: `${path}#${tableId({ id })}`, current: isChosen(id) },
        })),
      ]}
    />
  );
}

import { tournamentFollow } from '@cancha/blocks/follow/followOf';
import { FollowStatus } from '@cancha/blocks/follow/FollowTool';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { ScreenView } from '@cancha/blocks/screen/ScreenView';
import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { followMark } from '@cancha/site/device/Follow';
import { FollowedOrder } from '@cancha/site/device/FollowedOrder';
import type { ListedTournament } from '@cancha/stats/tournament/ListedTournament';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { FollowButton } from '@cancha/ui/device/FollowButton/FollowButton';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { EntityRows, type EntityRow } from '@cancha/ui/search/EntityList/EntityRows';
import type { JSX } from 'react';
import { followedCompetitions } from '../results/followedCompetitions';
import styles from './CompetitionsView.module.css';
import {
  groupCompetitions,
  splitByCountry,
  type Competition,
  type CompetitionGroup,
} from './groupCompetitions';

type CompetitionsViewProps = {
  context: SiteContext;
  tournaments: readonly ListedTournament[];
  crumbs: readonly Crumb[];
};

/** Every competition by confederation and country, what the site follows first; what the reader follows comes before. */
export function CompetitionsView({ context, tournaments, crumbs }: CompetitionsViewProps): JSX.Element {
  const { site, brandConfig, t } = context;
  const { compare } = new Intl.Collator(site.formatLocale);
  const groups = groupCompetitions(tournaments, followedCompetitions(context), compare);
  const named = groups.map((group) => ({ ...group, name: nameOf(group, context), id: idOf(group) }));
  return (
    <ScreenView
      context={context}
      crumbs={crumbs}
      title={t('competitionIndex.title')}
      lead={t('competitionIndex.description', { brand: brandConfig.name })}
    >
      {groups.length === 0 ? (
        <StateNote kind="empty" title={t('competitionIndex.none')} hint={t('competitionIndex.noneHint')} />
      ) : null}
      {groups.length > 1 ? (
        <TopicChips
          oneRow
          label={t('competitionIndex.parts')}
          topics={named.map(({ name, id }) => ({ name, href: `#${id}` }))}
        />
      ) : null}
      <FollowStatus context={context} />
      <FollowedOrder />
      <div className={styles['groups']}>
        {named.map(({ name, id, competitions }) => (
          <section key={id} aria-labelledby={id} {...{ [deviceAttributes.followedFirst]: '' }}>
            <SectionHead id={id} title={name} />
            <Competitions context={context} competitions={competitions} />
          </section>
        ))}
      </div>
    </ScreenView>
  );
}

type CompetitionsProps = Pick<CompetitionGroup, 'competitions'> & { context: SiteContext };

/** Those of several countries, then the leagues, each under the country it is of. */
function Competitions({ context, competitions }: CompetitionsProps): JSX.Element {
  const { international, leagues } = splitByCountry(competitions);
  return (
    <>
      {international.length > 0 ? (
        <div className={styles['rows']}>
          <EntityRows items={international.map((competition) => toRow(competition, context))} />
        </div>
      ) : null}
      {leagues.length > 0 ? (
        <div className={styles['countries']}>
          {leagues.map(({ country, own }) => (
            <div key={country.name} {...{ [deviceAttributes.followedFirst]: '' }}>
              <h3 className={styles['country']}>
                {country.image ? (
                  <img src={country.image} width="24" height="24" alt="" loading="lazy" />
                ) : null}
                {country.name}
              </h3>
              <EntityRows items={own.map((competition) => toRow(competition, context))} />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

const idOf = ({ confederation }: CompetitionGroup) => confederation ?? 'otras';

const nameOf = ({ confederation }: CompetitionGroup, { t }: SiteContext) =>
  t(confederation === null ? 'competitionIndex.others' : `competitionIndex.${confederation}`);

function toRow(competition: Competition, context: SiteContext): EntityRow {
  const { site, t } = context;
  const { latest } = competition;
  const follow = tournamentFollow(latest, context);
  return {
    href: buildPath(site, 'tournament', entityParams(latest)),
    name: latest.name,
    note: latest.season,
    badge: null,
    aside: <FollowButton follow={JSON.stringify(follow)} label={t('follow.follow')} inRowOf={latest.name} />,
    below: <Seasons context={context} competition={competition} />,
    follows: followMark(follow),
  };
}

type SeasonsProps = { context: SiteContext; competition: Competition };

/** The seasons before the latest one. */
function Seasons({ context: { site, t }, competition }: SeasonsProps): JSX.Element | null {
  const { latest, earlier } = competition;
  if (earlier.length === 0) return null;
  return (
    <details className={styles['seasons']}>
      <summary>
        {t('competitionIndex.seasons', { n: earlier.length })}
        <span className="srOnly">: {latest.name}</span>
      </summary>
      <TopicChips
        label={`${t('competitionIndex.seasons', { n: earlier.length })}: ${latest.name}`}
        topics={earlier.map((one) => ({
          href: buildPath(site, 'tournament', entityParams(one)),
          name: one.season ?? one.name,
        }))}
      />
    </details>
  );
}

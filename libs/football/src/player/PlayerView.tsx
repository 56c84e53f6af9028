import type { Topic } from '@cancha/data-access/cms/Topic';
import type { Article } from '@cancha/data-access/content/Article';
import { buildPath } from '@cancha/routing/buildPath';
import type { PlayerMatch } from '@cancha/stats/player/PlayerMatch';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { ageOn } from '@cancha/stats/player/ageOn';
import type { Player } from '@cancha/stats/player/Player';
import type { Position, Squad } from '@cancha/stats/team/Squad';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';

import type { EntityFact } from '@cancha/ui/football/EntityHead/EntityHead';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';

import { playerHref, teamHref } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { NewsBox } from '../entity/NewsBox';
import { tournamentName } from '../entity/tournamentName';
import { PlayerLog } from './PlayerLog';
import { PlayerTotals } from './PlayerTotals';

const positionNames: Readonly<Record<Position, MessageKey>> = {
  GK: 'playerPage.goalkeeper',
  DF: 'playerPage.defender',
  MF: 'playerPage.midfielder',
  FW: 'playerPage.forward',
};

type PlayerViewProps = {
  context: SiteContext;
  player: Player;
  beside: {
    /** `null`: they cannot be had now. */
    matches: readonly PlayerMatch[] | null;
    squad: Squad | null;
    /** What the news are of: the player, else his team. */
    topic: Topic | null;
    news: readonly Article[];
  };
  now: Date;
};

/** A player's figures, tournament by tournament and match by match; beside them his news, and below both a squad of team-mates. */
export function PlayerView({ context, player, beside, now }: PlayerViewProps): JSX.Element {
  const { site, t } = context;
  const { matches, squad, topic, news } = beside;
  const { tournaments } = player;
  return (
    <div className={styles['main']}>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {tournaments.length === 0 ? (
            <StateNote kind="empty" title={t('playerPage.none')} hint={t('teamPage.noHint')} />
          ) : (
            <PlayerTotals context={context} tournaments={tournaments} />
          )}
          {matches ? (
            <PlayerLog context={context} matches={matches} />
          ) : (
            <StateNote kind="empty" title={t('playerPage.lateMatches')} />
          )}
        </div>
        <div className={styles['rail']}>
          {topic ? (
            <NewsBox
              context={context}
              title={`${t('playerPage.news')}: ${topic.title}`}
              articles={news}
              href={buildPath(site, 'topic', { topic: topic.slug })}
              now={now}
            />
          ) : null}
        </div>
      </div>
      <TeamMates context={context} squad={squad} playerId={player.id} />
    </div>
  );
}

function TeamMates({
  context: { site, t },
  squad,
  playerId,
}: {
  context: SiteContext;
  squad: Squad | null;
  playerId: string;
}): JSX.Element | null {
  const all = squad?.lines.flatMap(({ players }) => players) ?? [];
  // Those of another squad did not play with him.
  if (!squad?.tournament || !all.some(({ id }) => id === playerId)) return null;
  const title = t('playerPage.teamMates', { tournament: tournamentName(squad.tournament) });
  const topics = all.flatMap((one) => {
    const href = playerHref(one, site);
    return one.id === playerId || href === null ? [] : [{ href, name: one.name }];
  });
  return (
    <section>
      <SectionHead title={title} />
      <TopicChips label={title} topics={topics} />
    </section>
  );
}

/** What is known of a player, beside his tournaments. @param today his age is that of this day */
export function playerFacts(
  { team, position, born, club }: Player,
  today: string,
  context: SiteContext,
): EntityFact[] {
  const { site, t, format } = context;
  const href = team && teamHref(team, site);
  const birthday = born && `${format.plainDay(born)} (${t('teamPage.years', { n: ageOn(born, today) })})`;
  return [
    ...(team
      ? [{ term: t('playerPage.team'), value: href ? <a href={href}>{team.name}</a> : team.name }]
      : []),
    ...(position ? [{ term: t('playerPage.position'), value: t(positionNames[position]) }] : []),
    ...(birthday ? [{ term: t('playerPage.born'), value: birthday }] : []),
    ...(club ? [{ term: t('playerPage.club'), value: club }] : []),
  ];
}

import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { JSX } from 'react';
import { playerHref, teamHref } from '../matches/entityHref';
import { FollowTool } from './FollowTool';
import { teamFollow } from './followOf';
import type { TopicEntity } from './loadTopicEntity';
import styles from './EntityWay.module.css';

type EntityWayProps = { context: SiteContext; entity: TopicEntity };

/** From the topic of a team or a player to its page, with what is there. */
export function EntityWay({ context, entity }: EntityWayProps): JSX.Element | null {
  const { site, t } = context;
  const href = entity.kind === 'team' ? teamHref(entity.team, site) : playerHref(entity.player, site);
  if (href === null) return null;
  const text =
    entity.kind === 'team'
      ? t('follow.wayToTeam', { name: entity.team.name })
      : t('follow.wayToPlayer', { name: entity.player.name });
  return (
    <div className={styles['way']}>
      <a href={href}>{text}</a>
      {entity.kind === 'team' ? (
        <FollowTool context={context} follow={teamFollow(entity.team, context)} />
      ) : null}
    </div>
  );
}

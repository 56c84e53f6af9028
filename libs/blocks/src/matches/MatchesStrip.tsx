import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Match } from '@cancha/stats/match/Match';
import { MatchStrip } from '@cancha/ui/match/MatchStrip/MatchStrip';
import type { MatchTile } from '@cancha/ui/match/MatchMini/MatchTile';
import type { JSX } from 'react';
import { ageSince } from './scoreAge';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { FollowedOrder } from '@cancha/site/device/FollowedOrder';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';

import { orderStrip } from './orderStrip';
import { seeTournament } from './seeTournament';
import { toMatchTile } from './toMatchTile';

type MatchesStripProps = {
  context: SiteContext;
  matches: readonly Match[];
  now: Date;
  /** Beside something that is read for itself: the same for every reader, and no name of a team is a link. */
  isPlain?: boolean;
};

/** The matches of the competition a site follows, what is nearest to now first: the same on every page of a minute. */
export function MatchesStrip(props: MatchesStripProps): JSX.Element | null {
  const { context, matches, now, isPlain = false } = props;
  if (!context.brandConfig.front.strip) return null;
  const age = ageSince(dataTimeOf(matches), now, context);
  return (
    <StaticHtml from={[matches, minuteOf(now), context, age, isPlain]}>
      {isPlain ? null : <FollowedOrder />}
      <OrderedStrip {...props} age={age} />
    </StaticHtml>
  );
}

type OrderedStripProps = MatchesStripProps & { age: string | null };

function OrderedStrip({ context, matches, now, age, isPlain = false }: OrderedStripProps): JSX.Element {
  const { brandConfig, t } = context;
  const tournament = matches[0]?.tournament;
  return (
    <MatchStrip
      label={t('home.matches')}
      title={brandConfig.front.strip?.title ?? ''}
      zone={brandConfig.zoneName}
      matches={orderStrip(matches, now).map((match) => {
        const tile = toMatchTile(match, context, now, age);
        return isPlain ? plainTile(tile) : tile;
      })}
      more={tournament ? seeTournament(tournament, context) : undefined}
    />
  );
}

function plainTile({ follows: _, home, away, ...tile }: MatchTile): MatchTile {
  return { ...tile, home: { ...home, href: null }, away: { ...away, href: null } };
}

import type { Match } from '@cancha/stats/match/Match';
import { MatchStrip } from '@cancha/ui/match/MatchStrip/MatchStrip';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { Static } from '../static/Static';
import { orderStrip } from './orderStrip';
import { toMatchTile } from './toMatchTile';

type MatchesStripProps = { context: SiteContext; matches: readonly Match[]; now: Date };

const minuteMs = 60_000;

/** The matches of the competition a site follows, what is nearest to now first: the same on every page of a minute. */
export function MatchesStrip({ context, matches, now }: MatchesStripProps): JSX.Element | null {
  if (!context.profile.featured.strip) return null;
  const minute = Math.floor(now.getTime() / minuteMs);
  return (
    <Static from={[matches, minute, context]}>
      <OrderedStrip context={context} matches={matches} now={now} />
    </Static>
  );
}

function OrderedStrip({ context, matches, now }: MatchesStripProps): JSX.Element {
  const { profile, t } = context;
  return (
    <MatchStrip
      label={t('home.matches')}
      title={profile.featured.strip?.title ?? ''}
      zone={profile.zoneName}
      matches={orderStrip(matches, now).map((match) => toMatchTile(match, context, now))}
    />
  );
}

import type { Match } from '@cancha/stats/match/Match';
import { MatchStrip } from '@cancha/ui/match/MatchStrip/MatchStrip';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { orderStrip } from './orderStrip';
import { toMatchTile } from './toMatchTile';

type MatchesStripProps = { context: SiteContext; matches: readonly Match[]; now: Date };

/** The matches of the competition a site follows, what is nearest to now first. */
export function MatchesStrip({ context, matches, now }: MatchesStripProps): JSX.Element | null {
  const { profile, t } = context;
  if (!profile.featured.strip) return null;
  return (
    <MatchStrip
      label={t('home.matches')}
      title={profile.featured.strip.title}
      zone={profile.zoneName}
      matches={orderStrip(matches, now).map((match) => toMatchTile(match, context, now))}
    />
  );
}

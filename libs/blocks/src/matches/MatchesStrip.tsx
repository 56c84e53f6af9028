import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Match } from '@cancha/stats/match/Match';
import { MatchStrip } from '@cancha/ui/match/MatchStrip/MatchStrip';
import type { JSX } from 'react';
import { ageSince } from './scoreAge';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';

import { orderStrip } from './orderStrip';
import { seeTournament } from './seeTournament';
import { toMatchTile } from './toMatchTile';

type MatchesStripProps = { context: SiteContext; matches: readonly Match[]; now: Date };

/** The matches of the competition a site follows, what is nearest to now first: the same on every page of a minute. */
export function MatchesStrip({ context, matches, now }: MatchesStripProps): JSX.Element | null {
  if (!context.brandConfig.front.strip) return null;
  const age = ageSince(dataTimeOf(matches), now, context);
  return (
    <StaticHtml from={[matches, minuteOf(now), context, age]}>
      <OrderedStrip context={context} matches={matches} now={now} age={age} />
    </StaticHtml>
  );
}

type OrderedStripProps = MatchesStripProps & { age: string | null };

function OrderedStrip({ context, matches, now, age }: OrderedStripProps): JSX.Element {
  const { brandConfig, t } = context;
  const tournament = matches[0]?.tournament;
  return (
    <MatchStrip
      label={t('home.matches')}
      title={brandConfig.front.strip?.title ?? ''}
      zone={brandConfig.zoneName}
      matches={orderStrip(matches, now).map((match) => toMatchTile(match, context, now, age))}
      more={tournament ? seeTournament(tournament, context) : undefined}
    />
  );
}

import type { LineUps } from '@cancha/stats/match/LineUps';
import { formatMatchMinute } from '@cancha/stats/match/MatchMinute';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { FactList } from '@cancha/ui/match/FactList/FactList';
import { LineUpPitch } from '@cancha/ui/match/LineUpPitch/LineUpPitch';
import { PairedBars } from '@cancha/ui/match/PairedBars/PairedBars';
import { Timeline } from '@cancha/ui/match/Timeline/Timeline';
import type { JSX, ReactNode } from 'react';
import { playerHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { MatchCentre } from './loadMatchPage';
import styles from './MatchView.module.css';
import { toFacts } from './toFacts';
import { toFigures } from './toFigures';
import { toPitch } from './toPitch';
import { toTimeline } from './toTimeline';

export type MatchPartsProps = {
  context: SiteContext;
  centre: MatchCentre;
  /** Of the match's page. */
  path: string;
  /** The match is shown as it was at a minute. */
  isMoment: boolean;
};

/** The parts of a match's page, which come anew while it is on. What is not known is `null`: no empty shells. */
export const matchParts = {
  timeline: ({ context, centre: { match, events }, path }) =>
    events.length === 0 ? null : (
      <>
        <SectionHead id="minuto-a-minuto" title={context.t('matchPage.timeline')} />
        <Timeline entries={toTimeline(match, events, path, context)} />
      </>
    ),
  facts: ({ context, centre: { match } }) => {
    const facts = toFacts(match, context);
    return facts.length === 0 ? null : (
      <>
        <SectionHead title={context.t('matchPage.facts')} />
        <FactList facts={facts} />
      </>
    );
  },
  lineUps: ({ context, centre: { match, lineUps, events }, isMoment }) => {
    const pitch = toPitch(match, lineUps, events, { onPitch: isMoment }, context);
    return pitch === null ? null : (
      <>
        <SectionHead title={context.t('matchPage.lineUps')} />
        <div className={styles['lineUps']}>
          <LineUpPitch {...pitch} />
        </div>
        {isMoment ? null : <Benches context={context} match={match} lineUps={lineUps} />}
      </>
    );
  },
  statistics: ({ context, centre: { match, statistics }, isMoment }) => {
    // Figures are of the whole match.
    const figures = isMoment ? [] : toFigures(statistics, context);
    return figures.length === 0 ? null : (
      <>
        <SectionHead title={context.t('matchTabs.statistics')} />
        <PairedBars figures={figures} home={match.home.name} away={match.away.name} />
      </>
    );
  },
} as const satisfies Record<string, (props: MatchPartsProps) => JSX.Element | null>;

export type MatchPartName = keyof typeof matchParts;

type MatchPartProps = { name: MatchPartName; isMoment: boolean; children: ReactNode };

/** A part in the place where it is renewed. What was stays as it was. */
export function MatchPart({ name, isMoment, children }: MatchPartProps): JSX.Element {
  return (
    <section className={styles['part']} {...(isMoment ? {} : { 'data-part': name })}>
      {children}
    </section>
  );
}

type BenchesProps = { context: SiteContext; match: MatchCentre['match']; lineUps: LineUps | null };

function Benches({ context: { site, t }, match, lineUps }: BenchesProps): JSX.Element | null {
  const benches = (['home', 'away'] as const).flatMap((at) => {
    const lineUp = lineUps?.[at];
    return lineUp && lineUp.bench.length > 0 ? [{ at, lineUp }] : [];
  });
  if (benches.length === 0) return null;
  return (
    <div className={styles['benches']}>
      {benches.map(({ at, lineUp }) => (
        <div key={at}>
          <h3>{`${t(lineUp.benchComplete ? 'matchPage.bench' : 'matchPage.cameOn')}, ${match[at].name}`}</h3>
          <ul>
            {lineUp.bench.map(({ id, name, number, minute }) => (
              <li key={id}>
                <span>{number ?? ''}</span>
                <span>
                  <PlayerName name={name} href={playerHref({ id, name }, site)} />
                  {minute ? ` ${formatMatchMinute(minute)}’` : ''}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PlayerName({ name, href }: { name: string; href: string | null }): JSX.Element {
  return href === null ? <>{name}</> : <a href={href}>{name}</a>;
}

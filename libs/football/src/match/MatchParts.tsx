import { isOverdue } from '@cancha/stats/match/isOverdue';
import { formatMatchMinute } from '@cancha/stats/match/MatchMinute';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { FactList } from '@cancha/ui/match/FactList/FactList';
import { LineUpPitch } from '@cancha/ui/match/LineUpPitch/LineUpPitch';
import { PairedBars } from '@cancha/ui/match/PairedBars/PairedBars';
import { Timeline } from '@cancha/ui/match/Timeline/Timeline';
import { MatchAxis } from '@cancha/ui/match/MatchAxis/MatchAxis';
import { KickOffText } from '@cancha/ui/match/ScoreHead/KickOff';
import { ShootOut } from '@cancha/ui/match/ShootOut/ShootOut';
import type { CSSProperties, JSX, ReactNode } from 'react';
import { playerHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { MatchCentre } from './loadMatchPage';
import { MatchBefore } from './MatchBefore';
import { MatchTable } from './MatchTable';
import { MatchWhen } from './MatchWhen';
import styles from './MatchView.module.css';
import { toFacts } from './toFacts';
import { toFigures } from './toFigures';
import { toAxis } from './toAxis';
import { toKickOff } from './toKickOff';
import { isBooked, toPitch } from './toPitch';
import { toShootOut } from './toShootOut';
import { toTimeline } from './toTimeline';
import { verdictText } from './verdictText';

export type MatchPartsProps = {
  context: SiteContext;
  centre: MatchCentre;
  /** Of the match's page. */
  path: string;
  /** The match is shown as it was at a minute. */
  isMoment: boolean;
  now: Date;
};

const isOver = ({ state }: MatchCentre['match']): boolean => state === 'finished';

/** The parts of a match's page, which come anew while it is on. What is not known is `null`: no empty shells. */
export const matchParts = {
  kickOff: ({ context, centre: { match }, now }) => {
    const kickOff = toKickOff(match, now, context);
    return kickOff && <KickOffText {...kickOff} />;
  },
  when: ({ context, centre: { match }, now }) => <MatchWhen {...{ context, match, now }} />,
  verdict: ({ context, centre: { match } }) => {
    const verdict = verdictText(match, context);
    return verdict === null ? null : <>{verdict}</>;
  },
  axis: ({ centre: { match, events } }) => {
    const axis = toAxis(match, events);
    return axis && <MatchAxis {...axis} />;
  },
  shootOut: ({ context, centre: { match, events }, isMoment }) => {
    const sides = isMoment ? [] : toShootOut(match, events, context);
    return sides.length === 0 ? null : (
      <>
        <SectionHead title={context.t('matchPage.shootOut')} />
        <ShootOut sides={sides} />
      </>
    );
  },
  timeline: ({ context, centre: { match, events }, path }) => {
    const entries = toTimeline(match, events, path, context);
    return entries.length === 0 ? null : (
      <>
        <SectionHead id="minuto-a-minuto" title={context.t('matchPage.timeline')} />
        <Timeline entries={entries} />
      </>
    );
  },
  before: ({ context, centre, now }) =>
    centre.match.state === 'scheduled' && !isOverdue(centre.match, now) ? (
      <MatchBefore {...{ context, centre, now }} />
    ) : null,
  table: ({ context, centre: { match, around }, isMoment }) => {
    const { table } = around;
    if (!table || isMoment) return null;
    const isOn = match.state === 'live';
    const { t } = context;
    return (
      <>
        <SectionHead title={isOn ? t('matchPage.tableNow', { table: table.name }) : table.name} />
        <MatchTable {...{ context, match, table }} note={isOn ? t('matchPage.tableNote') : null} />
      </>
    );
  },
  facts: ({ context, centre: { match, statistics } }) => {
    const facts = toFacts(match, context);
    const lacksFigures = isOver(match) && toFigures(statistics, context).length === 0;
    return facts.length === 0 ? null : (
      <>
        <SectionHead title={context.t('matchPage.facts')} />
        <FactList facts={facts} />
        {lacksFigures ? <p className={styles['small']}>{context.t('matchPage.noFigures')}</p> : null}
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
        {isMoment ? null : <Benches {...{ context, match, lineUps, events }} />}
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

type MatchPartProps = {
  name: MatchPartName;
  isMoment: boolean;
  /** The timeline of a match that is on has room for what comes: nothing below it moves. */
  rows?: number;
  children: ReactNode;
};

/** A part in the place where it is renewed. What was stays as it was. */
export function MatchPart({ name, isMoment, rows, children }: MatchPartProps): JSX.Element {
  const room = rows === undefined ? {} : { style: { '--rows': rows } as CSSProperties, 'data-room': '' };
  return (
    <section className={styles['part']} {...partPlace(name, isMoment)} {...room}>
      {children}
    </section>
  );
}

/** Marks the element that a part is renewed in. */
export const partPlace = (name: MatchPartName, isMoment: boolean): { 'data-part'?: MatchPartName } =>
  isMoment ? {} : { 'data-part': name };

type BenchesProps = { context: SiteContext } & Pick<MatchCentre, 'match' | 'lineUps' | 'events'>;

function Benches({ context: { site, t }, match, lineUps, events }: BenchesProps): JSX.Element | null {
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
                  {isBooked(id, events) ? <small> ({t('matchPage.booked')})</small> : null}
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

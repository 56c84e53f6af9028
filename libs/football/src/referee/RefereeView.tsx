import { matchHref } from '@cancha/blocks/matches/matchHref';
import { teamHref, tournamentHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { RefereeMatch, RefereeProfile, RefereeTournament } from '@cancha/stats/referee/RefereeProfile';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import type { EntityFact } from '@cancha/ui/football/EntityHead/EntityHead';
import {
  FigureTable,
  type FigureCell,
  type FigureTableProps,
} from '@cancha/ui/football/FigureTable/FigureTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { matchLine } from '../entity/matchLine';
import { tournamentName } from '../entity/tournamentName';

type RefereeViewProps = { context: SiteContext; referee: RefereeProfile };

/** The competitions of a referee and then each match, with the cards shown. */
export function RefereeView({ context, referee }: RefereeViewProps): JSX.Element {
  const { t } = context;
  const { matches, tournaments } = referee;
  if (matches.length === 0) {
    return <StateNote kind="empty" title={t('refereePage.none')} hint={t('teamPage.noHint')} />;
  }
  const bySeason = Map.groupBy(matches, ({ match }) => match.tournament?.id ?? '');
  return (
    <div className={styles['main']}>
      <Totals context={context} tournaments={tournaments} />
      <section className={styles['stack']}>
        <SectionHead title={t('refereePage.log')} />
        {[...bySeason].map(([id, own]) => {
          const tournament = own[0]?.match.tournament;
          const name = tournament ? tournamentName(tournament) : t('playerPage.match');
          return (
            <FigureTable
              key={id}
              caption={`${t('refereePage.log')}, ${name}`}
              heading={name}
              columns={columnsOf(['yellowCards', 'redCards'], t)}
              rows={own.map((one) => matchRow(one, context))}
              unknown={t('teamPage.unknown')}
            />
          );
        })}
      </section>
    </div>
  );
}

function Totals({
  context,
  tournaments,
}: {
  context: SiteContext;
  tournaments: readonly RefereeTournament[];
}): JSX.Element | null {
  const { t, site } = context;
  if (tournaments.length === 0) return null;
  const partial = tournaments.filter(({ matchesKnown, played }) => matchesKnown < played);
  return (
    <section className={styles['stack']}>
      <SectionHead title={t('refereePage.tournaments')} />
      <FigureTable
        caption={t('refereePage.tournaments')}
        heading={t('teamPage.competitions')}
        columns={columnsOf(['played', 'yellowCards', 'redCards'], t)}
        rows={tournaments.map((one) => ({
          id: one.tournament.id,
          name: tournamentName(one.tournament),
          href: tournamentHref(one.tournament, site),
          cells: [one.played, one.yellowCards, one.redCards].map(figure),
        }))}
        unknown={t('teamPage.unknown')}
      />
      <p className={styles['small']}>{t('refereePage.covers')}</p>
      {partial.map(({ tournament, matchesKnown, played }) => (
        <p key={tournament.id} className={styles['small']}>
          {`${tournamentName(tournament)}: `}
          {t('refereePage.cardsKnown', { known: `${matchesKnown}`, all: `${played}` })}
        </p>
      ))}
    </section>
  );
}

const figure = (value: number | null): FigureCell => (value === null ? null : `${value}`);

function columnsOf(
  keys: readonly ('played' | 'yellowCards' | 'redCards')[],
  t: SiteContext['t'],
): FigureTableProps['columns'] {
  return keys.map((key) => ({ short: t(`standings.${key}.short`), long: t(`standings.${key}.long`) }));
}

function matchRow(
  { match, yellowCards, redCards }: RefereeMatch,
  context: SiteContext,
): FigureTableProps['rows'][number] {
  const { format } = context;
  const day = `${format.shortDate(match.kickOff)} ${format.year(match.kickOff)}`;
  return {
    id: match.id,
    name: matchLine(match),
    href: matchHref(match, context),
    detail: [day, match.stage?.name].filter(Boolean).join(' · '),
    cells: [figure(yellowCards), figure(redCards)],
  };
}

/** Which association lists a referee: its team where it is held, else its code. */
export function refereeFacts(
  { association, team }: Pick<RefereeProfile, 'association' | 'team'>,
  { t, site }: Pick<SiteContext, 't' | 'site'>,
): EntityFact[] {
  if (!association) return [];
  const href = team && teamHref(team, site);
  const name = team?.name ?? association;
  return [{ term: t('refereePage.association'), value: href ? <a href={href}>{name}</a> : name }];
}

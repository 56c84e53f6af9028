import { playerHref, teamHref } from '@cancha/blocks/matches/entityHref';
import { matchHref } from '@cancha/blocks/matches/matchHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { Title } from '@cancha/stats/standings/TournamentStandings';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX, ReactNode } from 'react';
import styles from './TitlesBox.module.css';

type TitlesBoxProps = {
  context: SiteContext;
  titles: readonly Title[];
  /** All of them, the best first; only told beside a champion. */
  scorers: readonly Scorer[];
};

/** Who won a competition, how, and who scored most in it. Nothing while nobody has won it. */
export function TitlesBox({ context, titles, scorers }: TitlesBoxProps): JSX.Element | null {
  const { site, t } = context;
  if (titles.length === 0) return null;
  const most = scorers.filter(({ goals }) => goals === scorers[0]?.goals);
  return (
    <section>
      <SectionHead title={t('tournament.titles')} />
      <ul className={styles['titles']}>
        {titles.map((title) => (
          <li key={title.name ?? ''}>
            <OneTitle context={context} title={title} />
          </li>
        ))}
      </ul>
      {most.map((scorer) => (
        <p key={scorer.playerId ?? scorer.player} className={styles['detail']}>
          <Linked href={playerHref({ id: scorer.playerId, name: scorer.player }, site)}>
            {t('tournament.topScorer', {
              player: scorer.player,
              team: scorer.team?.name ?? '',
              goals: t('standings.goals', { n: scorer.goals }),
            })}
          </Linked>
        </p>
      ))}
    </section>
  );
}

function OneTitle({ context, title }: { context: SiteContext; title: Title }): JSX.Element {
  const { site, t } = context;
  const { name, champion } = title;
  return (
    <>
      {name === null ? null : <span className={styles['detail']}>{t('tournament.titleOf', { name })}</span>}
      <span className={styles['champion']}>
        {champion.image ? <img src={champion.image} width="32" height="38" alt="" loading="lazy" /> : null}
        <Linked href={teamHref(champion, site)}>{champion.name}</Linked>
      </span>
      <span className={styles['detail']}>
        <How context={context} title={title} />
      </span>
    </>
  );
}

/** By which match, or that it was by the table; of a title whose matches are not held, who came second. */
function How({ context, title }: { context: SiteContext; title: Title }): JSX.Element {
  const { t } = context;
  const { runnerUp, match, isOnRecord } = title;
  if (match) {
    const how = runnerUp ? t('tournament.beat', { team: runnerUp.name }) : t('tournament.beatUnknown');
    return <Linked href={matchHref(match, context)}>{how}</Linked>;
  }
  if (isOnRecord) return <>{t('tournament.firstInTable')}</>;
  const second = runnerUp ? `${t('tournament.runnerUp', { team: runnerUp.name })} ` : '';
  return <>{`${second}${t('tournament.notOnRecord')}`}</>;
}

function Linked({ href, children }: { href: string | null; children: ReactNode }): JSX.Element {
  return href === null ? <>{children}</> : <a href={href}>{children}</a>;
}

import { hasPage } from '@cancha/routing/hasPage';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { Bracket } from '@cancha/ui/bracket/Bracket/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { FixtureList } from '@cancha/ui/match/FixtureList/FixtureList';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { ZoneNote } from '../matchList/ReaderHours';
import { dayId } from '../results/DaySection';
import { dayHeading, shortDay } from '../results/dayWords';
import type { MatchDay } from '../matchList/byDay';
import { simulatorPath } from '../simulator/simulatorPaths';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { WorldCupData } from './loadWorldCup';
import { toFixture } from './toFixture';
import { toWorldCupBracket } from './toWorldCupBracket';
import { WorldCupTables } from './WorldCupTables';
import styles from './WorldCupView.module.css';

/** That many days are unfolded from the nearest on: what is on and what comes next. */
const daysOpen = 2;

type WorldCupViewProps = {
  context: SiteContext;
  data: WorldCupData;
  crumbs: readonly Crumb[];
  /** How old the live scores are, if that has to be shown. */
  age: string | null;
};

/** Every match of the World Cup by day, the groups beside them, and the way to the final. */
export function WorldCupView({ context, data, crumbs, age }: WorldCupViewProps): JSX.Element {
  const { site, t, format } = context;
  const { ahead, past, nearest, tables } = data;
  const hasTables = tables !== null && tables.tables.length > 0;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
        <Headline level={1} size="lead">
          {t('screens.worldCupCalendar')}
        </Headline>
        <p>
          <ZoneNote context={context} />
        </p>
        <p className={`${styles['ways']} noPrint`}>
          <a href={`#${dayId(nearest)}`}>{t('worldCup.today')}</a>
          {hasPage(site, 'simulator') ? (
            <a href={simulatorPath(site, noPicks)} rel="nofollow">
              {t('worldCup.simulate')}
            </a>
          ) : null}
        </p>
        <TopicChips
          label={t('worldCup.parts')}
          topics={[
            { name: t('worldCup.matches'), href: '#partidos' },
            ...(hasTables ? [{ name: t('worldCup.groups'), href: '#grupos' }] : []),
            { name: t('worldCup.bracket'), href: '#llaves' },
          ]}
        />
      </header>
      <div className={styles['dayList']}>
        <TopicChips
          oneRow
          label={t('worldCup.days')}
          topics={[...ahead, ...past].map(({ day }) => ({
            ...{ name: shortDay(day, format), href: `#${dayId(day)}` },
            ...(day === nearest ? { current: true } : {}),
          }))}
        />
      </div>
      <div className={styles['columns']} {...(hasTables ? { 'data-beside': '' } : {})}>
        <div className={styles['days']} id="partidos">
          {ahead.map((one, at) => (
            <Day key={one.day} context={context} day={one} age={age} isOpen={at < daysOpen} />
          ))}
          {past.length > 0 ? <SectionHead title={t('worldCup.played')} /> : null}
          <div className={styles['past']}>
            {past.map((one) => (
              <Day key={one.day} context={context} day={one} age={age} isOpen={false} />
            ))}
          </div>
        </div>
        <WorldCupTables context={context} tables={tables} />
      </div>
      <section aria-labelledby="llaves">
        <SectionHead title={t('worldCup.bracket')} id="llaves" />
        <Bracket
          label={t('worldCup.bracketLabel')}
          rounds={toWorldCupBracket(data, context, age)}
          level={3}
        />
      </section>
    </div>
  );
}

type DayProps = Pick<WorldCupViewProps, 'context' | 'age'> & { day: MatchDay; isOpen: boolean };

/** A day to fold out. One that a link leads to is unfolded by the style sheet. */
function Day({ context, day: { day, matches }, age, isOpen }: DayProps): JSX.Element {
  const { t, format } = context;
  return (
    <details open={isOpen} className={styles['day']}>
      <summary>
        <Headline level={2} size="card" id={dayId(day)}>
          <time dateTime={day}>{dayHeading(day, format)}</time>
        </Headline>
        <span>{t('worldCup.ofDay', { n: matches.length })}</span>
      </summary>
      <FixtureList fixtures={matches.map((match) => toFixture(match, context, age))} />
    </details>
  );
}

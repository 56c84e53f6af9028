import { getMatches } from '@cancha/data-access/football/getMatches';
import type { Match } from '@cancha/stats/match/Match';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';
import { siteInState, statesPath } from '../../context/siteInState';
import { hidden } from '../../head/pageRobots';
import { endpointRoute } from '../../routes/routeBuilders';
import { PageShell } from '../../shell/PageShell';
import { stateGroups } from '../../states/stateGroups';
import type { State } from '../../states/State';
import styles from './StatesPage.module.css';

type StatesPageProps = { params: Promise<{ site: string; shown: string }> };

/** Its own word for the page that breaks, which is no page to look at but one to be shown. */
const broken = 'broken';

export const statesRoute = endpointRoute({
  name: 'states',
  file: 'states/[shown]',
  document: 'perRequest',
  resolve({ site, pathname }) {
    if (pathname === site.prefix + statesPath) return 'states/all';
    return pathname === `${site.prefix}${statesPath}/${broken}` ? `states/${broken}` : null;
  },
});

const title = 'Failures and states';

/** Every failure and state that readers may come to see, each as a link that shows it. */
export async function StatesPage({ params }: StatesPageProps): Promise<JSX.Element> {
  const { site: id, shown } = await params;
  if (shown === broken) throw new Error('The gallery of states shows a page that breaks.');
  const context = await getSiteContext(id);
  const match = await findMatch(context);
  return (
    <PageShell context={context} path="">
      <div className={`wrap ${styles['page']}`} lang="en">
        <Headline level={1} size="lead">
          {title}
        </Headline>
        <p>
          What readers of {context.brandConfig.name} are shown in each case. Nothing here is kept for them,
          and links of a page stay in its state. Faults are asked of the backend: one that knows none of them
          (ours in production) shows whole pages.
        </p>
        {stateGroups.map((group) => (
          <section key={group.title}>
            <SectionHead title={group.title} />
            <ul className={styles['states']}>
              {group.states.map((state) => (
                <StateLine key={state.id} context={context} state={state} match={match} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageShell>
  );
}

/** One that is over, if possible by a shoot-out: such a match has been in every state there is. */
async function findMatch({ apis, site }: SiteContext): Promise<Match | null> {
  if (!site.capabilities.matchPage) return null;
  // Squads wait for it: nothing is told in its place.
  const found = (await getMatches(apis.stats, { status: 'played', nearest: 50 }).catch(() => null)) ?? [];
  return found.find((match) => match.state === 'finished' && match.penalties !== null) ?? found[0] ?? null;
}

type StateLineProps = { context: SiteContext; state: State; match: Match | null };

function StateLine({ context: { site, t }, state, match }: StateLineProps): JSX.Element {
  const address = state.path(siteInState(site, state.id), match);
  const says = state.says?.(t);
  return (
    <li data-state={state.id} data-status={state.status}>
      <span className={styles['status']}>{state.status}</span>
      {address === null ? (
        <span>{state.label}: not on this site</span>
      ) : (
        <StateLink state={state} address={address} />
      )}
      {says === undefined ? null : (
        <q className={styles['says']} lang={site.hreflang}>
          {says}
        </q>
      )}
    </li>
  );
}

function StateLink({ state: { label, sends }, address }: { state: State; address: string }): JSX.Element {
  if (!sends) return <a href={address}>{label}</a>;
  return (
    <form method="post" action={address}>
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{label}</button>
    </form>
  );
}

export const generateStatesMetadata = async (): Promise<Metadata> => ({
  title: { absolute: title },
  robots: hidden,
});

import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { Route } from '@cancha/site/routes/Route';
import type { Choice } from '@cancha/site/routes/routeBuilders';
import type { Metadata } from 'next';
import type { JSX, ReactNode } from 'react';
import { entityAddress } from '../entity/entityAddress';
import { EntityFrame } from '../entity/EntityFrame';
import { EntityShell } from '../entity/EntityShell';
import type { EntityRouteParams } from '../entity/keepAddress';
import { onceFor } from '../entity/onceFor';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { teamLd } from '../entity/teamLd';
import type { ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { loadTeam } from './loadTeam';
import { loadTeamMatches } from './loadTeamMatches';
import { nearMatches } from './nearMatches';
import { NextAndLast } from './NextAndLast';
import { teamFrame } from './teamFrame';
import { teamWords } from './teamWords';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type TeamPageName = Parameters<typeof teamWords>[0];

/** What a page of a team shows below its head. */
export type TeamContent = {
  /** All that it is made of beside the team: while it is the same, so is its HTML. */
  from: readonly unknown[];
  /** The matches on it, beside those over every page. */
  scores?: readonly ShownMatches[];
  /** Nothing for search engines to find. */
  isEmpty: boolean;
  content: ReactNode;
};

export type TeamParams = EntityRouteParams & { choice?: string };

type TeamPageOptions = {
  page: TeamPageName;
  /** Its folder in an app. */
  file: string;
  /** What the address chooses of many, as a part of the internal path. */
  choice?: Choice;
  /** What the address chooses of many, with its question mark; the canonical page has none. */
  queryOf?: (choice: string | undefined, context: SiteContext) => string;
  /** Makes the content; `null` for a choice the team does not have. Throws `ApiError`. */
  load: (
    profile: TeamProfile,
    context: SiteContext,
    choice: string | undefined,
  ) => Promise<TeamContent | null>;
};

type TeamPageProps = { params: Promise<TeamParams> };

type TeamPageModule = {
  route: Route;
  Page: (props: TeamPageProps) => Promise<JSX.Element>;
  generateMetadata: (props: TeamPageProps) => Promise<Metadata>;
};

/** A page module for one of the pages of a team. */
export function createTeamPage({ page, file, choice, queryOf, load }: TeamPageOptions): TeamPageModule {
  const loadAll = pageLoader(async (given: TeamParams) => {
    const [context, profile, query] = await loadTeam(
      page,
      given,
      (own) => queryOf?.(given.choice, own) ?? '',
    );
    const [loaded, matches] = await Promise.all([
      load(profile, context, given.choice),
      loadTeamMatches(context, profile.team.id),
    ]);
    return { context, profile, content: loaded ?? missingPage(), matches, query };
  });

  return {
    route: pageRoute({ name: page, file, ...(choice ? { choices: { choice } } : {}), check: loadAll.check }),
    async Page({ params }) {
      const { context, profile, content, matches, query } = await loadAll(params);
      const now = new Date();
      const near = nearMatches(matches, now, context);
      const words = teamWords(page, profile.team.name, context);
      const frame = teamFrame(page, profile, context, page === 'team' ? profile.team.name : words.title);
      return (
        <EntityShell
          context={context}
          path={entityAddress(context, page, profile.team).on(context.site)}
          {...words}
          crumbs={frame.crumbs}
          jsonLd={teamLd(profile, context)}
          scores={[near.shown, ...(content.scores ?? [])]}
          from={[
            onceFor(profile, page + query),
            // A match whose hour passes is no longer the next one.
            ...[context, matches, near.next, near.age, context.format.day(now)],
            ...content.from,
          ]}
        >
          <EntityFrame context={context} {...frame}>
            <NextAndLast context={context} near={near} now={now} />
            {content.content}
          </EntityFrame>
        </EntityShell>
      );
    },
    async generateMetadata({ params }) {
      const { context, profile, content, query } = await loadAll(params);
      return {
        ...teamWords(page, profile.team.name, context),
        ...pageHead(context, entityAddress(context, page, profile.team), 'page'),
        // What is chosen of many is another view of the canonical page.
        ...(content.isEmpty || query !== '' ? { robots: hidden } : {}),
      };
    },
  };
}

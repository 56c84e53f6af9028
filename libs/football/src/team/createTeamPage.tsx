import { getTeam } from '@cancha/data-access/football/getTeam';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { ReactNode } from 'react';
import type { ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import type { ScreenPageModule } from '@cancha/blocks/screen/createScreenPage';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Choice } from '@cancha/site/routes/routeBuilders';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress, type EntityRouteParams } from '../entity/entityAddress';
import { onceFor } from '../entity/onceFor';
import { teamLd } from '../entity/entityLd';
import { loadTeamAnswers, nearMatches } from './nearMatches';
import { NextAndLast } from './NextAndLast';
import { teamFrame } from './teamFrame';
import { teamWords } from './teamWords';

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

type TeamParams = EntityRouteParams & { choice?: string };

type TeamPageOptions = {
  page: Parameters<typeof teamWords>[0];
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

export function createTeamPage({
  page,
  file,
  choice,
  queryOf,
  load,
}: TeamPageOptions): ScreenPageModule<TeamParams> {
  return createEntityPage<TeamParams>({
    page,
    file,
    ...(choice ? { choices: { choice } } : {}),
    async load(context, asked, { choice: chosen }) {
      const profile = await getTeam(context.apis.stats, { teamId: asked.id });
      if (!profile) return null;
      const { team } = profile;
      const query = queryOf?.(chosen, context) ?? '';
      keepAddress(context, page, team, asked, query);
      const [own, answers] = await Promise.all([
        load(profile, context, chosen),
        loadTeamAnswers(context, team.id),
      ]);
      if (!own) return null;
      const now = new Date();
      const near = nearMatches(answers, now, context);
      const words = teamWords(page, team.name, context);
      return {
        ...{ entity: team, ...words, jsonLd: teamLd(profile, context) },
        ...teamFrame(page, profile, context, page === 'team' ? team.name : words.title),
        scores: [near.shown, ...(own.scores ?? [])],
        from: [
          onceFor(profile, page + query),
          // A match whose hour passes is no longer the next one.
          ...[context, answers.matches, near.next, near.age, context.format.day(now)],
          ...own.from,
        ],
        // What is chosen of many is another view of the canonical page.
        isHidden: own.isEmpty || query !== '',
        content: (
          <>
            <NextAndLast context={context} near={near} now={now} />
            {own.content}
          </>
        ),
      };
    },
  });
}

import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Team } from '@cancha/stats/team/Team';

/** A round by how many matches it has. */
const rounds: Readonly<Record<number, string>> = { 16: 'r32', 8: 'r16', 4: 'quarter', 2: 'semi' };

/** What a side of a match is called: the team, or where it comes from while nobody knows it ("Ganador octavos 3"). */
export function sideName({ name, from }: Team, { t }: Pick<SiteContext, 't'>): string {
  switch (from?.kind) {
    case undefined:
      return name;
    case 'winner':
    case 'loser':
      return t(`sides.${from.kind}`, { round: rounds[from.of] ?? 'other', order: from.order });
    case 'place':
      return t(from.place === 1 ? 'worldCup.first' : 'worldCup.second', { group: from.group });
    case 'third':
      return t('worldCup.third', { groups: from.groups.join('/') });
    case 'unknown':
      return t('sides.unknown');
  }
}

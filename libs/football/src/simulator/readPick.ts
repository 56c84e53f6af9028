import { applyPick, type Pick, type PickResult } from '@cancha/stats/simulator/applyPick';
import { firstTieNumber, maxGoals, type Picks } from '@cancha/stats/simulator/Picks';

/** What a button sends: `12:2-0` is a score, `74:home` a winner. `null` for anything else. */
export function readPick(value: string): Pick | null {
  const [, number, home, away, winner] = /^(\d{1,3}):(?:(\d)-(\d)|(home|away))$/.exec(value) ?? [];
  if (number === undefined) return null;
  const match = Number(number);
  if (winner === 'home' || winner === 'away') return match >= firstTieNumber ? { match, winner } : null;
  return match < firstTieNumber ? { match, score: { home: Number(home), away: Number(away) } } : null;
}

export const goalsField = (side: 'h' | 'a', match: number): string => `${side}${match}`;

/** The picks after a whole form: every score as it stands in its fields, then the button that was pressed. */
export function readForm(picks: Picks, form: URLSearchParams): PickResult {
  const dropped: number[] = [];
  let next = picks;
  const apply = (pick: Pick) => {
    const picked = applyPick(next, pick);
    next = picked.picks;
    dropped.push(...picked.dropped);
  };
  for (const [at, own] of picks.scores.entries()) {
    const match = at + 1;
    const home = readGoals(form.get(goalsField('h', match)));
    const away = readGoals(form.get(goalsField('a', match)));
    const score = home === null && away === null ? null : { home: home ?? 0, away: away ?? 0 };
    if (!form.has(goalsField('h', match)) || isSame(score, own)) continue;
    apply({ match, score });
  }
  const pressed = readPick(form.get('pick') ?? '');
  if (pressed) apply(pressed);
  return { picks: next, dropped };
}

function readGoals(text: string | null): number | null {
  return text !== null && /^\d$/.test(text) ? Math.min(Number(text), maxGoals) : null;
}

function isSame(one: Picks['scores'][number], other: Picks['scores'][number]): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

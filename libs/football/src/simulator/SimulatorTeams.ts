/** A team as it is shown, by its FIFA code. */
export type SimulatorTeam = { readonly name: string; readonly badge: string | null };

/** A team that is not in it is shown by its code. */
export type SimulatorTeams = Readonly<Record<string, SimulatorTeam>>;

export function nameOf(teams: SimulatorTeams, code: string): string {
  return teams[code]?.name ?? code;
}

/** The best of a list that is in order, at most so many: it ends before players who are level with one it has no room for. */
export function topOf<One extends { readonly goals: number }>(list: readonly One[], most: number): One[] {
  const [next] = list.slice(most);
  return list.slice(0, most).filter(({ goals }) => next === undefined || goals > next.goals);
}

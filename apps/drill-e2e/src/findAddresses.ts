export type Unseen = { article: string[]; football: string[] };

type Listed = { items?: { local_path: string }[] };
type Matches = { matches: { contestant_home: { id: string } }[] };

/** Pages that every drill reads before something breaks. */
const entrances = ['/', '/ultimas-noticias', '/resultados/futbol', '/info/contacto'];

/** Lists that can be turned so far. */
const mostPages = 5;

/**
 * The pages that are read before something breaks, and those that are left to be asked for later: all articles of the
 * site, and teams.
 */
export async function findAddresses(
  backend: string,
  siteCode: string,
): Promise<{ seen: string[]; unseen: Unseen; many: string[] }> {
  const article: string[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const answer = await fetch(`${backend}/v1/sites/${siteCode}/news/latest?size=50&page=${page}`);
    const { items = [] } = (await answer.json()) as Listed;
    article.push(...items.map(({ local_path: path }) => path));
  }
  const many = [...article];
  const found = await fetch(`${backend}/soccer/matches?date_from=2025-01-01&date_to=2025-03-31`);
  const { matches } = (await found.json()) as Matches;
  const teams = new Set(matches.map(({ contestant_home: { id } }) => id));
  // Another name of the team leads to the right one. The address is another page either way.
  const football = [...teams].map((id) => `/resultados/futbol/equipo/equipo/${id}`);
  return { seen: [...entrances, ...article.splice(0, 6)], unseen: { article, football }, many };
}

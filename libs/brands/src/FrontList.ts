/** A block at the foot of the home page that is filled by a call of its own; empty ones are left out. */
export type FrontList = { title: string } & (
  | { from: 'opinion' }
  /** Who writes, each with a link to their articles. */
  | { from: 'contributors' }
  /** A list that the newsroom keeps under a name. */
  | { from: 'zone'; zone: string }
  | { from: 'sections'; sections: readonly string[] }
  | { from: 'category'; category: string }
  /** Of several categories, last changed first. */
  | { from: 'updated'; categories: readonly string[] }
  /** By category and by whether articles age. */
  | { from: 'posts'; filter: { category?: string; evergreen?: boolean; excludeSubcategories?: boolean } }
  /** What articles are gathered under: a topic, a competition, a country, an author. */
  | { from: 'landing'; type: string; slug: string }
);

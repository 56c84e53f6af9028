import type { SubPost } from '@cancha/data-access/content/Article';

/** A post of a live blog, with what a test changes. */
export function aPost(id: string | null, changes: Partial<SubPost> = {}): SubPost {
  return {
    id,
    title: `Entrada ${id}`,
    body: '<p>Rueda la pelota.</p>',
    publishedAt: '2026-07-05T16:12:00-06:00',
    modifiedAt: null,
    minute: '',
    keyEvent: false,
    ...changes,
  };
}

const hour = Date.parse('2026-07-05T12:00:00Z');

/** So many posts, a minute apart, newest first: `1` is the oldest. */
export function somePosts(count: number): SubPost[] {
  return Array.from({ length: count }, (_, i) =>
    aPost(String(count - i), { publishedAt: new Date(hour + (count - i) * 60_000).toISOString() }),
  );
}

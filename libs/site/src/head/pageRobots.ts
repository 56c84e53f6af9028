import type { Metadata } from 'next';
import type { Environment } from '../environment/readEnvironment';

type Robots = NonNullable<Metadata['robots']>;

/** For a page that search engines are to leave alone wherever it is deployed: problems, thank-you, searches. */
export const hidden = { index: false } as const satisfies Robots;

/** What search engines may do with a page: `news` may be shown with its picture as large as they like. */
export function pageRobots({ ROBOTS }: Pick<Environment, 'ROBOTS'>, kind: 'news' | 'page'): Robots | null {
  if (ROBOTS === 'noindex') return { index: false, follow: false };
  return kind === 'news' ? { 'max-image-preview': 'large' } : null;
}

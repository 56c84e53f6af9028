import type { Site } from './Site.ts';

/** What a newsroom says of a topic, with the name of the site that says it for `{site}`. */
export function inNameOf({ name }: Pick<Site, 'name'>, description: string): string {
  return description.replaceAll('{site}', () => name);
}

import type { JSX } from 'react';
import { followedScript } from './followedScript';

/** Before lists whose followed rows come first: orders them before they are painted. */
export function FollowedOrder(): JSX.Element {
  return <script dangerouslySetInnerHTML={{ __html: followedScript }} />;
}

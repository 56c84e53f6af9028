import { createShelf } from './createShelf';
import { followId, parseFollows } from './Follow';

/** `firstScript` reads it before the first paint. */
const followsKey = 'cancha.follows';

export const follows = createShelf({
  ...{ key: followsKey, most: 200, name: 'follows' },
  ...{ parse: parseFollows, idOf: followId },
});

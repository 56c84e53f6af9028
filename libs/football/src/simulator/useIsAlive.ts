import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is a browser whose scripts have taken over, and no longer what the server sent. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { whenIdle } from './whenIdle';

/**
 * A component that comes once the page is idle, from a module of its own. Nothing until then, and where it cannot be had:
 * the page has to do without it.
 */
export function createIdleIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  return function IdleIsland(props) {
    const [Island, setIsland] = useState<ComponentType<Props> | null>(null);
    useEffect(
      () =>
        whenIdle(async () => {
          const loaded = await load();
          setIsland(() => loaded);
          return () => setIsland(null);
        }),
      [],
    );
    return Island ? <Island {...props} /> : null;
  };
}

'use client';
import { useEffect, useEffectEvent, useRef, type JSX, type ReactNode } from 'react';
import type { bringToLife } from './bringToLife';
import type { SimulatorProps } from './Simulator';
import { simulatorPlace } from './simulatorPlace';

type SimulatorLifeProps = SimulatorProps & {
  /** The form in its place, as finished HTML. */
  children: ReactNode;
};

/**
 * Lets the rules of the tournament, its table of thirds and all that follows a pick come after the page. Until then,
 * and should they never come, a tap on the form leads to the page with that pick.
 */
export function SimulatorLife({ children, ...props }: SimulatorLifeProps): JSX.Element {
  const around = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent((bring: typeof bringToLife) => {
    const place = around.current?.querySelector(`[${simulatorPlace}]`);
    return place ? bring(place, props) : null;
  });
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | null = null;
    import('./bringToLife').then(
      (loaded) => {
        if (!isGone) end = begin(loaded.bringToLife);
      },
      // Without it the form is sent.
      () => {},
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return <div ref={around}>{children}</div>;
}

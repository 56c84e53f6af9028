import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Reel = {
  /** For the scrolling row, whose slides are as wide as itself. */
  reel: RefObject<HTMLOListElement | null>;
  /** Index of the slide in view. */
  current: number;
  show: (i: number) => void;
  /** To the next, or to the one before. */
  step: (by: 1 | -1) => void;
};

/** When a reader takes the row in hand, or it has come to rest. */
const settled = ['scrollend', 'touchstart', 'wheel'] as const;

/** A row of slides that a finger, a key or a button moves. It begins with the slide `first`. */
export function useReel(first: number, count: number): Reel {
  const reel = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(first);
  // Where it is on its way to: two steps in a row are two.
  const aim = useRef<number | null>(null);
  const show = (i: number) => {
    const to = Math.min(count - 1, Math.max(0, i));
    aim.current = to;
    // CSS decides about smooth scrolling.
    reel.current?.scrollTo({ left: to * reel.current.clientWidth });
  };
  const step = (by: 1 | -1) => show((aim.current ?? current) + by);

  useLayoutEffect(() => {
    const row = reel.current;
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
  }, [first]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const moves: Partial<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => show(0),
      End: () => show(count - 1),
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const row = reel.current;
    const listening = new AbortController();
    const { signal } = listening;
    const onScroll = () => {
      if (row) setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    };
    const forgetAim = () => {
      aim.current = null;
    };
    row?.addEventListener('scroll', onScroll, { passive: true, signal });
    for (const event of settled) row?.addEventListener(event, forgetAim, { passive: true, signal });
    // Wherever the focus is: the row is all there is.
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, []);
  return { reel, current, show, step };
}

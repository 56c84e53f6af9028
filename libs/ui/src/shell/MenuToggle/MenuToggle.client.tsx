'use client';
import { useEffect, useRef, type JSX } from 'react';

type MenuToggleProps = { id: string; className?: string | undefined; label: string };

/** The hidden checkbox that opens a menu. It works without JavaScript; with it, Escape closes and focus returns. */
export function MenuToggle({ id, className, label }: MenuToggleProps): JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.checked) return;
      box.current.checked = false;
      box.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <input ref={box} type="checkbox" id={id} className={className} aria-label={label} autoComplete="off" />
  );
}

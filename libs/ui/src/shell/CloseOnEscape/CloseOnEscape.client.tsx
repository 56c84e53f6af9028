'use client';
import { useEffect } from 'react';
import { closesOnEscape } from './closesOnEscape';

/**
 * One listener for every menu and panel of the page that a checkbox opens: Escape closes what is open and puts the
 * focus on what opened it. The markup itself stays finished HTML that no script goes over.
 */
export function CloseOnEscape(): null {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = document.querySelector<HTMLInputElement>(`input[${closesOnEscape}]:checked`);
      if (!open) return;
      open.checked = false;
      open.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}

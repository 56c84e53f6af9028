'use client';
import { useEffect } from 'react';
import { closesOnEscape } from './closesOnEscape';

const openOnes = `input[${closesOnEscape}]:checked, details[${closesOnEscape}][open]`;

/** Closes a panel and returns what opened it. */
function closePanel(panel: Element): HTMLElement | null {
  if (panel instanceof HTMLInputElement) {
    panel.checked = false;
    return panel;
  }
  panel.removeAttribute('open');
  return panel.querySelector('summary');
}

function shutOnEscape({ key }: KeyboardEvent): void {
  const open = key === 'Escape' ? document.querySelector(openOnes) : null;
  if (open) closePanel(open)?.focus();
}

/** Otherwise the focus would be on the page under the panel. */
function closeWhenLeft({ target }: FocusEvent): void {
  for (const open of document.querySelectorAll(openOnes)) {
    const around = open instanceof HTMLInputElement ? open.parentElement : open;
    if (target instanceof Node && !around?.contains(target)) closePanel(open);
  }
}

/**
 * One listener for all menus and panels that a checkbox or `<details>` opens, whose HTML is static: Escape closes an open
 * one and restores the focus; moving the focus out closes it too.
 */
export function CloseOnEscape(): null {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', shutOnEscape, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    return () => listening.abort();
  }, []);
  return null;
}

'use client';
import { useEffect } from 'react';
import { closesOnEscape } from './closesOnEscape';

const openOnes = `input[${closesOnEscape}]:checked, details[${closesOnEscape}][open]`;

/** Shuts a panel; what opened it is returned. */
function shut(panel: Element): HTMLElement | null {
  if (panel instanceof HTMLInputElement) {
    panel.checked = false;
    return panel;
  }
  panel.removeAttribute('open');
  return panel.querySelector('summary');
}

function shutOnEscape({ key }: KeyboardEvent): void {
  const open = key === 'Escape' ? document.querySelector(openOnes) : null;
  if (open) shut(open)?.focus();
}

/** Who moves on by keyboard would otherwise be on a page that lies under the panel. */
function shutWhenLeft({ target }: FocusEvent): void {
  for (const open of document.querySelectorAll(openOnes)) {
    const around = open instanceof HTMLInputElement ? open.parentElement : open;
    if (target instanceof Node && !around?.contains(target)) shut(open);
  }
}

/**
 * One listener for every menu and panel of the page that a checkbox or a disclosure opens: Escape closes what is
 * open and puts the focus on what opened it; moving the focus past it closes it as well. The markup itself stays
 * finished HTML that no script goes over.
 */
export function CloseOnEscape(): null {
  useEffect(() => {
    document.addEventListener('keydown', shutOnEscape);
    document.addEventListener('focusin', shutWhenLeft);
    return () => {
      document.removeEventListener('keydown', shutOnEscape);
      document.removeEventListener('focusin', shutWhenLeft);
    };
  }, []);
  return null;
}

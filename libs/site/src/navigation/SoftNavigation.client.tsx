'use client';
import { resetPanels } from '@cancha/ui/shell/CloseOnEscape/resetPanels';
import { useRouter, useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { pickerTarget } from './pickerTarget';
import { clickedLink, softTarget } from './softTarget';
import { resumeAt, startReading } from './startReading';

/** The link that was followed last from each page of this document's history, by the page's path and query. */
const followed = new Map<string, string>();

const addressHere = () => window.location.pathname + window.location.search;

/**
 * One listener for every link of the page. Links stay plain HTML: they cost no hydration, no payload, and work before
 * and without JavaScript. A page come to softly is met like one that was loaded: its menus shut, its reader at the
 * start; or, by Back and Forward, at the link that was followed from it.
 */
export function SoftNavigation(): null {
  const router = useRouter();
  // Other than the address it changes when the page is there, and with the number of a list's page too.
  const page = useSelectedLayoutSegments().join('/');
  const shown = useRef(page);
  const comesBack = useRef(false);
  /** The field that a reader chose with: what was chosen changes around it, and it keeps its place. */
  const field = useRef<string | null>(null);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    resetPanels();
    const chosen = field.current === null ? null : document.getElementById(field.current);
    field.current = null;
    if (chosen) {
      chosen.focus({ preventScroll: true });
      return;
    }
    const resumed = comesBack.current && resumeAt(followed.get(addressHere()));
    if (!resumed && !window.location.hash) startReading();
  }, [page]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (!link) return;
      resetPanels();
      const url = softTarget(link);
      if (!url) return;
      event.preventDefault();
      followed.set(addressHere(), link.getAttribute('href') ?? '');
      comesBack.current = false;
      router.push(url.pathname + url.search + url.hash);
    };
    const choose = (event: SubmitEvent) => {
      const target = pickerTarget(event);
      if (!target) return;
      event.preventDefault();
      followed.delete(addressHere());
      comesBack.current = false;
      field.current = target.field;
      router.push(target.path, { scroll: false });
    };
    const travel = () => {
      comesBack.current = true;
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', choose);
    window.addEventListener('popstate', travel);
    // Who comes back to a page that the browser kept finds its menus shut.
    window.addEventListener('pagehide', resetPanels);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', choose);
      window.removeEventListener('popstate', travel);
      window.removeEventListener('pagehide', resetPanels);
    };
  }, [router]);
  return null;
}

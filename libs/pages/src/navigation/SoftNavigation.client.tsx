'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The link a click means to follow within this site, or `null` when the browser had better do it. */
function softTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.dataset['fullLoad'] !== undefined)
    return null;

  const url = new URL(link.href);
  const here = window.location;
  const sameDocument = url.pathname === here.pathname && url.search === here.search;
  return url.origin === here.origin && !sameDocument ? url : null;
}

/**
 * One listener for every link of the page. Links stay plain HTML: they cost no hydration, no payload,
 * and work before and without JavaScript.
 */
export function SoftNavigation(): null {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = softTarget(event);
      if (!url) return;
      event.preventDefault();
      router.push(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

'use client';
import { useEffect, useRef, type JSX } from 'react';
import { readTableId } from './tableId';
import type { CompetitionChoice } from './competitionPaths';
import { askCompetition, choiceOf, findBlock, swapBlock } from './swapCompetition';

/** What a click or a form asks of the block, and where it leads without this; `null` where it asks nothing. */
function askedBy(event: Event): { choice: CompetitionChoice; href: string } | null {
  const { target } = event;
  const block = findBlock(document);
  if (event.defaultPrevented || !block || !(target instanceof Element) || !block.contains(target))
    return null;
  if (target instanceof HTMLFormElement) {
    const select = target.querySelector('select');
    if (!select) return null;
    const href = `${target.action}?${new URLSearchParams({ [select.name]: select.value }).toString()}`;
    return { choice: { ...choiceOf(block), week: Number(select.value) }, href };
  }
  const link = target.closest<HTMLAnchorElement>('nav a');
  const isPlain =
    event instanceof MouseEvent &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !block.contains(link) || !isPlain) return null;
  return { choice: { ...choiceOf(block), stageId: readTableId(link.hash) }, href: link.href };
}

/**
 * Changes the stage and the week of a competition's tables in their place. Without it, and whenever it cannot, the
 * links and the form lead to the page with all tables.
 */
export function CompetitionSwap({ source }: { source: string }): JSX.Element {
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let running = new AbortController();
    const onAsk = (event: Event) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      running.abort();
      const own = (running = new AbortController());
      findBlock(document)?.setAttribute('aria-busy', 'true');
      askCompetition(source, asked.choice, own.signal).then(
        ({ html, announcement }) => {
          const block = findBlock(document);
          if (own.signal.aborted || !block) return;
          swapBlock(block, html);
          if (announcer.current) announcer.current.textContent = announcement;
        },
        () => {
          if (!own.signal.aborted) window.location.assign(asked.href);
        },
      );
    };
    // Before the soft navigation, which would follow the link.
    document.addEventListener('click', onAsk, true);
    document.addEventListener('submit', onAsk, true);
    return () => {
      document.removeEventListener('click', onAsk, true);
      document.removeEventListener('submit', onAsk, true);
      running.abort();
    };
  }, [source]);
  // It is there before anything is announced.
  return <p ref={announcer} className="srOnly" role="status" data-announcer="" />;
}

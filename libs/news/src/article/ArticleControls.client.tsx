'use client';
import { embedAttributes } from '@cancha/ui/article/EmbedFacade/embedAttributes';
import { galleryAttributes } from '@cancha/ui/block/PhotoGallery/galleryAttributes';
import { shareAttributes } from '@cancha/ui/article/ShareRow/shareAttributes';
import { useEffect } from 'react';

const buttons = `[${embedAttributes.open}],[${shareAttributes.action}]`;

const importTaps = () => import('./answerTap');

async function answer(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest(buttons) : null;
  if (!button) return;
  const { answerTap } = await importTaps();
  await answerTap(button);
}

const onClick = (event: MouseEvent) => void answer(event);

/** Ends at once what was ended before it had come. */
function listenToGalleries(): () => void {
  let stop: (() => void) | null | undefined;
  void import('@cancha/ui/block/PhotoGallery/moveGalleries').then(({ moveGalleries }) => {
    if (stop === undefined) stop = moveGalleries(document);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

/**
 * What in a story answers a tap: posts of other networks, sharing, galleries. One listener; what it does is loaded when
 * it is needed. Renders nothing: the story is finished HTML.
 */
export function ArticleControls(): null {
  useEffect(() => {
    document.addEventListener('click', onClick);
    const stop = document.querySelector(`[${galleryAttributes.gallery}]`) ? listenToGalleries() : null;
    if ('share' in navigator) void importTaps().then(({ revealNativeShare }) => revealNativeShare(document));
    return () => {
      document.removeEventListener('click', onClick);
      stop?.();
    };
  }, []);
  return null;
}

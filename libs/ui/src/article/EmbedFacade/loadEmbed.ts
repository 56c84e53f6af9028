import { embedAttributes } from './embedAttributes';

/** It may play and open its own pages in other tabs; it may not take the reader's page somewhere else. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/** Puts what a facade stands for into the room it kept. Does nothing where there is none. */
export function loadEmbed(button: Element): void {
  const stage = button.closest(`[${embedAttributes.stage}]`);
  const address = stage?.getAttribute(embedAttributes.frame);
  if (!stage || !address) return;
  const frame = document.createElement('iframe');
  frame.title = stage.getAttribute(embedAttributes.title) ?? '';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', sandbox);
  frame.src = address;
  stage.replaceChildren(frame);
  // The button is gone: the keyboard goes on in what it asked for.
  frame.focus({ preventScroll: true });
}

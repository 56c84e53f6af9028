import { embedAttributes } from './embedAttributes';

/** Embeds may play and open tabs, but must not navigate our page. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/** Replaces the placeholder of a button by its iframe. Returns the address of it; `null` where there is none. */
export function loadEmbed(button: Element): string | null {
  const stage = button.closest(`[${embedAttributes.stage}]`);
  const address = stage?.getAttribute(embedAttributes.frame);
  if (!stage || !address) return null;
  const frame = document.createElement('iframe');
  frame.title = stage.getAttribute(embedAttributes.title) ?? '';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', sandbox);
  frame.src = address;
  stage.replaceChildren(frame);
  // The focused button is gone.
  frame.focus({ preventScroll: true });
  return address;
}

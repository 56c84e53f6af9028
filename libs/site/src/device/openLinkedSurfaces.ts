import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { isSurface, openSurface } from './openSurface';

const { action } = deviceAttributes;

function onClick(event: MouseEvent): void {
  // The link may be asked for in another tab.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${action}]`) : null;
  const name = link?.getAttribute(action) ?? null;
  if (!link || !isSurface(name)) return;
  event.preventDefault();
  void openSurface(link, name);
}

/** Links to what opens over a page as well. Until then, and without it, they are links. Returns what ends it. */
export function openLinkedSurfaces(): () => void {
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

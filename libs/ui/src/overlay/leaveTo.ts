import { isOnOverlay } from './useBackToClose';

/**
 * Goes to another page from a surface that is open: the page takes the place of the surface in the history, so that Back
 * leads to the page below it.
 */
export function leaveTo(href: string): void {
  if (isOnOverlay()) window.location.replace(href);
  else window.location.assign(href);
}

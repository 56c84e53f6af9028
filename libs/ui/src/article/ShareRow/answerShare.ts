import { shareAttributes } from './shareAttributes';

/** Shows the native share button if the browser has the Web Share API. */
export function revealNativeShare(root: ParentNode): void {
  if (!('share' in navigator)) return;
  for (const button of root.querySelectorAll(`[${shareAttributes.action}="native"]`))
    button.setAttribute(shareAttributes.ready, '');
}

/** Long enough to read the status, or to have it read out. */
const readMs = 5_000;

async function copy(address: string, row: Element): Promise<void> {
  const status = row.querySelector(`[${shareAttributes.status}]`);
  let said: string = shareAttributes.copied;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    said = shareAttributes.failed;
  }
  if (!status) return;
  status.textContent = status.getAttribute(said);
  setTimeout(() => (status.textContent = ''), readMs);
}

/** Runs the action of a button. A cancelled share is not an error. */
export async function answerShare(button: Element): Promise<void> {
  const row = button.closest(`[${shareAttributes.row}]`);
  const url = row?.getAttribute(shareAttributes.address);
  if (!row || !url) return;
  if (button.getAttribute(shareAttributes.action) === 'copy') return copy(url, row);
  await navigator.share({ url, title: row.getAttribute(shareAttributes.title) ?? '' }).catch(() => undefined);
}

import { shareAttributes } from './shareAttributes';

/** Shows the button for the sheet of the reader's system, where there is one. */
export function revealNativeShare(root: ParentNode): void {
  if (!('share' in navigator)) return;
  for (const button of root.querySelectorAll(`[${shareAttributes.action}="native"]`))
    button.setAttribute(shareAttributes.ready, '');
}

/** Long enough to be read, and to be read out. */
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

/** Does what a button of the row is for. Closing the sheet without sharing is no mistake. */
export async function answerShare(button: Element): Promise<void> {
  const row = button.closest(`[${shareAttributes.row}]`);
  const url = row?.getAttribute(shareAttributes.address);
  if (!row || !url) return;
  if (button.getAttribute(shareAttributes.action) === 'copy') return copy(url, row);
  await navigator.share({ url, title: row.getAttribute(shareAttributes.title) ?? '' }).catch(() => undefined);
}

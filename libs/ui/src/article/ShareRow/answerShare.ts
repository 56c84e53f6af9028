import { shareMarks } from './shareMarks';

/** Shows the button for the sheet of the reader's system, where there is one. */
export function revealNativeShare(root: ParentNode): void {
  if (!('share' in navigator)) return;
  for (const button of root.querySelectorAll(`[${shareMarks.action}="native"]`))
    button.setAttribute(shareMarks.ready, '');
}

/** Long enough to be read, and to be read out. */
const readMs = 5_000;

async function copy(address: string, row: Element): Promise<void> {
  const status = row.querySelector(`[${shareMarks.status}]`);
  let said: string = shareMarks.copied;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    said = shareMarks.failed;
  }
  if (!status) return;
  status.textContent = status.getAttribute(said);
  setTimeout(() => (status.textContent = ''), readMs);
}

/** Does what a button of the row is for. Closing the sheet without sharing is no mistake. */
export async function answerShare(button: Element): Promise<void> {
  const row = button.closest(`[${shareMarks.row}]`);
  const url = row?.getAttribute(shareMarks.address);
  if (!row || !url) return;
  if (button.getAttribute(shareMarks.action) === 'copy') return copy(url, row);
  await navigator.share({ url, title: row.getAttribute(shareMarks.title) ?? '' }).catch(() => undefined);
}

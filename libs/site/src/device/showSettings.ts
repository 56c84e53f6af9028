import type { ReaderSettings } from './readerSettings';

/** Shows what was chosen on the page that is there, as `firstScript` did before it was painted. */
export function showSettings({ scheme, textSize }: ReaderSettings): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  if (textSize === 'normal') delete dataset['text'];
  else dataset['text'] = textSize;
  paintBar(scheme);
}

/** The browser's own bar follows the system by itself; a choice goes before, in the colours the script brought along. */
function paintBar(scheme: ReaderSettings['scheme']): void {
  document.querySelector('meta[data-chosen]')?.remove();
  if (scheme === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = document.querySelector('script[data-dark]')?.getAttribute(`data-${scheme}`) ?? '';
  meta.dataset['chosen'] = '';
  document.head.prepend(meta);
}

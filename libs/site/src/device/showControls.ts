import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { savedArticles } from './articleShelf';
import { followId, parseFollow, type Follow } from './Follow';
import { follows } from './followShelf';
import { parseArticle, type KeptArticle } from './KeptArticle';
import { isSettingName, readSettings, steppedSize } from './readerSettings';
import { readJson } from './storedJson';

const { action, article, follow, setting } = deviceAttributes;

/** The article that a button keeps, or that the page is. */
export function articleOf(element: Element | null): KeptArticle | null {
  return parseArticle(readJson(element?.getAttribute(article) ?? null));
}

/** What a button follows. */
export function followOf(button: Element): Follow | null {
  return parseFollow(readJson(button.getAttribute(follow)));
}

/** Puts every control of the page on what is stored: it was sent without knowing whose it is. */
export function showControls(): void {
  const settings = readSettings();
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[${setting}]`)) {
    const name = input.getAttribute(setting) ?? '';
    if (!isSettingName(name)) continue;
    input.checked = settings[name] === (input.type === 'radio' ? input.value : 'on');
  }
  for (const button of document.querySelectorAll(`button[${article}]`)) {
    const own = articleOf(button);
    button.setAttribute('aria-pressed', String(own !== null && savedArticles.has(own.path)));
  }
  const followed = new Set(follows.list().map(followId));
  for (const button of document.querySelectorAll(`button[${follow}]`)) {
    const own = followOf(button);
    button.setAttribute('aria-pressed', String(own !== null && followed.has(followId(own))));
  }
  for (const step of ['smaller', 'larger'] as const) {
    const isLast = steppedSize(settings.textSize, step) === null;
    for (const button of document.querySelectorAll(`button[${action}="${step}"]`))
      button.setAttribute('aria-disabled', String(isLast));
  }
}

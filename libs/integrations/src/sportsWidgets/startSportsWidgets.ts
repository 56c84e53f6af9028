import type { SportsWidget } from '@cancha/integrations/ports/SportsWidgets';
import { sportsWidgetAttributes } from '@cancha/ui/article/SportsWidget/sportsWidgetAttributes';
import type { StartService } from '../browser/BrowserService';
import { loadScript } from '../browser/loadScript';

const vendor = 'https://secure.widget.cloud.opta.net/v3/';
/** A script that has not come by then does not come. */
const latestMs = 10_000;
/** Parts of a page that come together are looked through once. */
const settleMs = 100;

type ProviderPage = { opta_settings?: object; Opta?: { start: () => void } };

const { place: placeAttribute, failed: failedAttribute } = sportsWidgetAttributes;

function toElement(widget: SportsWidget): HTMLElement {
  const element = document.createElement('opta-widget');
  for (const [name, value] of Object.entries(widget)) element.setAttribute(name, value);
  return element;
}

function addStyles(href: string): void {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** Puts the widgets of the page in the place of their placeholders; what it returns puts those back. */
export const startSportsWidgets: StartService<'sportsWidgets'> = ({
  subscription,
  language,
  timeZone,
  script = `${vendor}v3.opta-widgets.js`,
  styles = `${vendor}css/v3.all.opta-widgets.css`,
}) => {
  const page = window as ProviderPage;
  const src = new URL(script).href;
  const placeholders = new Map<Element, Node[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  const putBack = (isFailure: boolean) => {
    for (const [place, nodes] of placeholders) {
      place.replaceChildren(...nodes);
      const status = place.querySelector(`[${failedAttribute}]`);
      if (status) status.textContent = isFailure ? status.getAttribute(failedAttribute) : '';
    }
    placeholders.clear();
  };
  const fail = () => {
    clearTimeout(latest);
    for (const one of document.scripts) if (one.src === src && !page.Opta) one.remove();
    if (!page.Opta) putBack(true);
  };
  const load = () => {
    addStyles(new URL(styles).href);
    loadScript(src).addEventListener('error', fail, { once: true });
    clearTimeout(latest);
    latest = setTimeout(fail, latestMs);
  };
  const fill = (places: Iterable<Element>) => {
    let isNew = false;
    for (const place of places) {
      if (placeholders.has(place)) continue;
      const widget = JSON.parse(place.getAttribute(placeAttribute) ?? '{}') as SportsWidget;
      placeholders.set(place, [...place.childNodes]);
      place.replaceChildren(toElement(widget));
      isNew = true;
    }
    if (!isNew) return;
    // The provider documents it so: settings before the script; after it, a call for what came later.
    page.opta_settings ??= {
      subscription_id: subscription,
      language,
      timezone: timeZone,
      load_when_visible: true,
    };
    if (page.Opta) page.Opta.start();
    else load();
  };
  /** A placeholder whose widget could not be had waits for a tap. */
  const fillNew = () => {
    const isWaiting = (place: Element) => place.querySelector(`[${failedAttribute}]`)?.textContent === '';
    fill([...document.querySelectorAll(`[${placeAttribute}]`)].filter(isWaiting));
  };
  const tryAgain = ({ target }: MouseEvent) => {
    const place = target instanceof Element ? target.closest('button')?.closest(`[${placeAttribute}]`) : null;
    if (place) fill([place]);
  };

  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(fillNew, settleMs);
  });
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  document.addEventListener('click', tryAgain);
  fillNew();
  return () => {
    observer.disconnect();
    document.removeEventListener('click', tryAgain);
    clearTimeout(timer);
    clearTimeout(latest);
    putBack(false);
  };
};

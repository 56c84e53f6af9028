import type { ConsentManagerRow } from '@cancha/integrations/ports/ServiceRows';
import { oneText } from '../text/oneText';
import { toJsonLd } from '../text/toJsonLd';

/** Its text is a script of the page: it may use nothing from outside of itself. */
function loadManager({
  script: src,
  attributes = {},
}: Pick<ConsentManagerRow, 'script' | 'attributes'>): void {
  const page = document as Document & { prerendering?: boolean };
  const load = () => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  };
  // A page that nobody looks at yet asks nobody.
  if (page.prerendering) page.addEventListener('prerenderingchange', load, { once: true });
  else load();
}

/** Loads the manager of another company, which asks: it is what may come from another host before a choice. */
export function managerScript({ script, attributes }: ConsentManagerRow): string {
  const given = toJsonLd({ script, attributes });
  return oneText(`manager ${given}`, () => `(${loadManager.toString()})(${given})`);
}

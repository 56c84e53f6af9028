import type { JSX } from 'react';
import { expect } from 'storybook/test';
import { CloseOnEscape } from '../shell/CloseOnEscape/CloseOnEscape.client';
import { Header } from '../shell/Header/Header';
import type { HeaderProps } from '../shell/Header/HeaderProps';

/** The header on a page that scrolls, with its listeners. */
export function OnAPage(args: HeaderProps): JSX.Element {
  return (
    <>
      <Header {...args} />
      <CloseOnEscape />
      <main className="wrap" style={{ minHeight: '200vh', paddingBlock: 16 }}>
        <p>Última hora</p>
        <p id="ancla" style={{ marginTop: 400 }}>
          Ancla
        </p>
      </main>
    </>
  );
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width > 1 && height > 1;
};

/** One of top navigation and tabs is on the screen, never both, never none. */
export async function expectOneNavigation(canvas: HTMLElement): Promise<void> {
  const shown = ['Principal', 'Secciones'].filter((name) =>
    Array.from(canvas.querySelectorAll(`nav[aria-label="${name}"]`)).some(isShown),
  );
  await expect(shown, `navigations at ${window.innerWidth} px`).toHaveLength(1);
}

/** The parts of the bar stand beside each other, inside the page. */
export async function expectPartsApart(canvas: HTMLElement): Promise<void> {
  const bar = canvas.querySelector('[data-header] input ~ div');
  const parts = Array.from(bar?.children ?? []).filter(isShown);
  const edges = parts.map((part) => part.getBoundingClientRect());
  await expect(parts.length).toBeGreaterThan(1);
  for (const [i, { right }] of edges.entries()) {
    const next = edges[i + 1]?.left ?? window.innerWidth;
    await expect(right, `the end of part ${i} at ${window.innerWidth} px`).toBeLessThanOrEqual(next + 0.5);
  }
}

/** No name in the top navigation is cut by its edge: an entry is there whole or not at all. */
export async function expectWholeEntries(canvas: HTMLElement): Promise<void> {
  const nav = canvas.querySelector('nav[aria-label="Principal"]');
  const box = nav?.getBoundingClientRect();
  for (const entry of nav && isShown(nav) ? nav.children : []) {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    const isIn = left >= box!.left - 0.5 && right <= box!.right + 0.5 && bottom <= box!.bottom + 0.5;
    await expect(isIn || top >= box!.bottom - 0.5, `${entry.textContent} is whole`).toBe(true);
  }
}

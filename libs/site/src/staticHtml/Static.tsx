import type { JSX, ReactNode } from 'react';
// Its type only: Next forbids the module at the top of a server module, not inside a function.
import type { renderToStaticMarkup } from 'react-dom/server';
import { dropPictureHints } from './dropPictureHints';
import { FinishedHtml } from './FinishedHtml.client';
import { handOn } from './finishedTexts';
import { keepHtml, nameHtml, type MadeFrom, type NamedHtml } from './keepHtml';
import { fillLate } from './Late';
import { nameOfHtml } from './nameOfHtml';

type StaticProps = {
  as?: 'div' | 'main';
  id?: string;
  /** All that the markup depends on: with the same values it is rendered once. */
  from?: MadeFrom;
  /** What stands where `Late` is, rendered for every page. */
  late?: ReactNode;
  children: ReactNode;
};

type RenderMarkup = typeof renderToStaticMarkup;

/** `null` until the first text of the process. */
let renderMarkup: RenderMarkup | null = null;

async function loadRenderer(): Promise<RenderMarkup> {
  return (renderMarkup = (await import('react-dom/server')).renderToStaticMarkup);
}

/**
 * Markup that no script will ever touch, rendered to HTML here and handed on as text. React then neither describes
 * it element by element in the page's payload nor goes over it again in the browser. Nothing in it may be a client
 * component or wait for data: load first, render then.
 */
export function Static(props: StaticProps): JSX.Element | Promise<JSX.Element> {
  // Where it can be had at once it is: each part that is waited for is a task, a row and a hole to fill.
  return renderMarkup
    ? toFinished(props, renderMarkup)
    : loadRenderer().then((loaded) => toFinished(props, loaded));
}

function toFinished(
  { as = 'div', id, from, late, children }: StaticProps,
  render: RenderMarkup,
): JSX.Element {
  const make = () => dropPictureHints(render(children));
  const shared = from ? keepHtml(from, make) : nameHtml(make());
  const { html, name } = late === undefined ? shared : withPart(shared, render(late));
  return <FinishedHtml as={as} {...(id ? { id } : {})} html={handOn(name, html)} />;
}

/** The name is that of its two parts: the larger one has been read for its own already. */
const withPart = ({ html, name }: NamedHtml, part: string): NamedHtml => ({
  html: fillLate(html, part),
  name: nameOfHtml(name + part),
});

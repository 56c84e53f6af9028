import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { JSX, ReactNode } from 'react';
// Its type only: Next forbids the module at the top of a server module, not inside a function.
import type { renderToStaticMarkup } from 'react-dom/server';
import { characterReferences } from './characterReferences';
import { dropPictureHints } from './dropPictureHints';
import { HtmlCache, type MadeFrom } from './HtmlCache';
import { htmlStore } from './HtmlStore';
import { fillPerPage } from './PerPage';
import { StaticHtmlPlace } from './StaticHtmlPlace.client';

type StaticHtmlProps = {
  as?: 'div' | 'main';
  id?: string;
  /** All that the HTML depends on: with the same values it is rendered once. */
  from?: MadeFrom;
  /** What stands where `PerPage` is, rendered for every page. */
  perPage?: ReactNode;
  children: ReactNode;
};

type RenderMarkup = typeof renderToStaticMarkup;

/** `null` until the first HTML of the process. */
let renderMarkup: RenderMarkup | null = null;

async function loadRenderer(): Promise<RenderMarkup> {
  return (renderMarkup = (await import('react-dom/server')).renderToStaticMarkup);
}

const cache = (): HtmlCache =>
  processSingleton(
    'static-html-cache',
    () => new HtmlCache(htmlStore(), { verify: process.env.NODE_ENV === 'development' }),
  );

/**
 * HTML that never changes in the browser. Its children are rendered here, once for the same `from`; React is told only a
 * name, so the payload does not describe them and the browser does not hydrate them. See README.md.
 */
export function StaticHtml(props: StaticHtmlProps): JSX.Element | Promise<JSX.Element> {
  // Once the renderer is loaded this is synchronous: an async component would be a task and a row of the payload.
  return renderMarkup
    ? toPlace(props, renderMarkup)
    : loadRenderer().then((loaded) => toPlace(props, loaded));
}

function toPlace(
  { as = 'div', id, from, perPage, children }: StaticHtmlProps,
  render: RenderMarkup,
): JSX.Element {
  const store = htmlStore();
  const toHtml = (node: ReactNode) => characterReferences(dropPictureHints(render(node)));
  const make = () => toHtml(children);
  const shared = from ? cache().nameOf(from, make) : store.add(make());
  const name =
    perPage === undefined ? shared : store.add(fillPerPage(store.get(shared) ?? '', toHtml(perPage)));
  const attributes = { ...(as === 'main' ? { as } : {}), ...(id ? { id } : {}) };
  return (
    <StaticHtmlPlace {...attributes} {...(store.get(name) === '' ? { isEmpty: true } : {})} name={name} />
  );
}

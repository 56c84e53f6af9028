import type { JSX, ReactNode } from 'react';
import { dropPictureHints } from './dropPictureHints';
import { FinishedHtml } from './FinishedHtml.client';
import { handOn } from './finishedTexts';
import { keepHtml, nameHtml, type MadeFrom } from './keepHtml';
import { fillLate } from './Late';

type StaticProps = {
  as?: 'div' | 'main';
  id?: string;
  /** All that the markup depends on: with the same values it is rendered once. */
  from?: MadeFrom;
  /** What stands where `Late` is, rendered for every page. */
  late?: ReactNode;
  children: ReactNode;
};

/**
 * Markup that no script will ever touch, rendered to HTML here and handed on as text. React then neither describes
 * it element by element in the page's payload nor goes over it again in the browser. Nothing in it may be a client
 * component or wait for data: load first, render then.
 */
export async function Static({ as = 'div', id, from, late, children }: StaticProps): Promise<JSX.Element> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const render = () => dropPictureHints(renderToStaticMarkup(children));
  const shared = from ? keepHtml(from, render) : nameHtml(render());
  const { html, name } =
    late === undefined ? shared : nameHtml(fillLate(shared.html, renderToStaticMarkup(late)));
  return <FinishedHtml as={as} {...(id ? { id } : {})} html={handOn(name, html)} />;
}

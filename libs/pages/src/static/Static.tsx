import type { JSX, ReactNode } from 'react';
import { keepHtml } from './keepHtml';

type StaticProps = {
  as?: 'div' | 'main';
  id?: string;
  /** All that the markup depends on, where many pages share it: with the same values it is rendered once. */
  from?: readonly [object, ...unknown[]];
  children: ReactNode;
};

/**
 * Markup that no script will ever touch, rendered to HTML here and handed on as text. React then neither describes
 * it element by element in the page's payload nor goes over it again in the browser. Nothing in it may be a client
 * component or wait for data: load first, render then.
 */
export async function Static({ as: Tag = 'div', id, from, children }: StaticProps): Promise<JSX.Element> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const render = () => renderToStaticMarkup(children);
  return (
    <Tag
      {...(id ? { id } : {})}
      {...(Tag === 'div' ? { className: 'static' } : {})}
      dangerouslySetInnerHTML={{ __html: from ? keepHtml(from, render) : render() }}
    />
  );
}

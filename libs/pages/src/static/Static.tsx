import type { JSX, ReactNode } from 'react';

type StaticProps = {
  as?: 'div' | 'main';
  id?: string;
  children: ReactNode;
};

/**
 * Markup that no script will ever touch, rendered to HTML here and handed on as text. React then neither describes
 * it element by element in the page's payload nor goes over it again in the browser. Nothing in it may be a client
 * component or wait for data: load first, render then.
 */
export async function Static({ as: Tag = 'div', id, children }: StaticProps): Promise<JSX.Element> {
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return <Tag {...(id ? { id } : {})} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}

import type { NewsroomArticle } from '@cancha/newsroom/sites/loadNewsroom.ts';
import type { Field } from './Told.ts';

type Texts = Pick<
  NewsroomArticle['head'],
  'title' | 'titleDetail' | 'epigraph' | 'label' | 'excerpt' | 'caption' | 'gallery'
> & { readonly body: string };

/** The texts of an article as plain words, each with the place where it stands. */
export function fieldsOf({ body, gallery, ...head }: Texts): Field[] {
  const { title, titleDetail = '', epigraph, label, excerpt, caption } = head;
  const lines = gallery.map((entry, at) => ({ name: `gallery ${at + 1}`, text: entry.caption }));
  const around = Object.entries({ title, titleDetail, epigraph, label, excerpt, caption }).map(
    ([name, text]) => ({ name, text }),
  );
  return [...around, ...lines, ...paragraphsOf(body).map((text) => ({ name: 'body', text }))];
}

function paragraphsOf(body: string): string[] {
  return body
    .replaceAll(/<table>[\s\S]*?<\/table>/g, '')
    .split(/<\/(?:p|li|h2|h3|blockquote)>/)
    .map(plain)
    .filter((text) => text !== '');
}

export function tablesOf(body: string): string[][][] {
  return [...body.matchAll(/<table>([\s\S]*?)<\/table>/g)].map(([, table = '']) =>
    [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell)),
    ),
  );
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .trim();
}

import { moveText, type TextMove } from './moveText.ts';

/** What an article says in words, wherever it is shown. */
const textFields = [
  'title',
  'titleDetail',
  'msnTitle',
  'epigraph',
  'label',
  'excerpt',
  'caption',
  'body',
] as const;

type Extras = {
  readonly gallery?: readonly { readonly caption: string }[] | undefined;
  readonly eventTitle?: string | undefined;
};
export type ToldTexts = Partial<Record<(typeof textFields)[number], string | undefined>> & {
  readonly extras?: Extras;
};

/** An article whose words name the days and hours that a move makes of them: all of them, or they contradict each other. */
export function tellArticle<Article extends ToldTexts>(article: Article, move: TextMove): Article {
  const texts = textFields.flatMap((field) => {
    const text = article[field];
    return text === undefined ? [] : [[field, moveText(text, move)] as const];
  });
  const extras = article.extras && { extras: tellExtras(article.extras, move) };
  return { ...article, ...Object.fromEntries(texts), ...extras };
}

function tellExtras({ gallery, eventTitle, ...others }: Extras, move: TextMove): Extras {
  return {
    ...others,
    ...(gallery && {
      gallery: gallery.map((entry) => ({ ...entry, caption: moveText(entry.caption, move) })),
    }),
    ...(eventTitle && { eventTitle: moveText(eventTitle, move) }),
  };
}

import { z } from 'zod';
import { authorSchema, listedArticleSchema } from './articleSchema.ts';

export const paginationSchema = z
  .strictObject({
    nextPage: z.int().meta({ description: '-1 on the last page and beyond' }),
    lastPage: z.int().min(1),
  })
  .meta({ id: 'PaginationInfo' });

export const listSchema = z
  .strictObject({ items: z.array(listedArticleSchema), paginationInfo: paginationSchema })
  .meta({ id: 'ArticleList' });

export const sectionInfoSchema = z
  .strictObject({ name: z.string(), slug: z.string(), description: z.string() })
  .meta({ id: 'Section' });

const tagInfoSchema = z
  .strictObject({
    title: z.string(),
    picture: z.string().nullable(),
    tag: z.string(),
    stats_slug: z.string().nullable(),
    site_url: z.url(),
    description: z.string(),
    keywords: z.string(),
    is_competition: z.boolean(),
  })
  .meta({ id: 'TagInfo' });

export const sectionListSchema = listSchema
  .extend({ section: sectionInfoSchema })
  .meta({ id: 'SectionList' });

export const categoryListSchema = listSchema
  .extend({ category: z.strictObject({ categorySlug: z.string(), categoryName: z.string() }) })
  .meta({ id: 'CategoryList' });

export const tagListSchema = listSchema
  .extend({ tag: tagInfoSchema, isLastPage: z.boolean(), totalPages: z.int().min(1) })
  .meta({ id: 'TagList' });

export const authorListSchema = listSchema.extend({ author: authorSchema }).meta({ id: 'AuthorList' });

export type ListWire = z.infer<typeof listSchema>;

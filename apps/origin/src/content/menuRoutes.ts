import { and, asc, inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { menuItems, menus } from '../database/siteTables.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { ofNearest } from './ofNearest.ts';

const menuItemSchema = z
  .strictObject({
    id: z.int(),
    parent: z.int().meta({ description: '0 at the top level' }),
    title: z.string(),
    url: z.string(),
    target: z.string(),
    menuOrder: z.int(),
    name: z.string(),
  })
  .meta({ id: 'MenuItem' });

const menuSchema = z.strictObject({ name: z.string(), items: z.array(menuItemSchema) }).meta({ id: 'Menu' });

// Names hold spaces, and may one day hold commas: they are never split.
const namesQuery = z.object({
  names: z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat()),
});

/** Menu sets by name. */
export const menuRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary: 'The menus asked for with `names=a&names=b`; names nobody knows are left out',
    tags: ['content'],
    params: siteParams,
    querystring: namesQuery,
    response: { 200: z.strictObject({ data: z.array(menuSchema) }), ...problems },
  };
  app.get('/menu', { schema }, async (request) => {
    const { db, site } = contextFor(options, request);
    const { names } = request.query;
    const known = await db
      .select()
      .from(menus)
      .where(and(inArray(menus.site, site.lineage), inArray(menus.name, names)));
    const { id, parent, title, url, target, menuOrder, name, menu } = menuItems;
    const rows = await db
      .select({ site: menuItems.site, menu, item: { id, parent, title, url, target, menuOrder, name } })
      .from(menuItems)
      .where(and(inArray(menuItems.site, site.lineage), inArray(menu, names)))
      .orderBy(asc(parent), asc(menuOrder));

    const data = [...new Set(names)].flatMap((set) => {
      const [owner] = ofNearest(
        site.lineage,
        known.filter((row) => row.name === set),
      );
      const items = rows.filter((row) => row.site === owner?.site && row.menu === set);
      return owner ? [{ name: set, items: items.map(({ item }) => item) }] : [];
    });
    return { data };
  });
};

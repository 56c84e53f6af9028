import { z } from 'zod';

const mostParameters = 40;
const longestValue = 500;

const value = z.string().max(longestValue);
const values = z.union([value, z.array(value).max(mostParameters)]);
const given = z
  .object({
    'filter[site]': values
      .optional()
      .meta({ description: 'A site; without it `filter[site_url]` names one' }),
  })
  .catchall(values);

const known = /^(?:token|simple|limit|skip|(?:filter|sort)\[[\w-]+\]|filter\[\$or\]\[\d*\]\[[\w-]+\])$/;

/** Whether a parameter has a say in what is answered. */
export const isCollectionParameter = (name: string): boolean => known.test(name);

/**
 * The query of a collection. It names one site, because the entries of all are many, and has no operator but `$or`:
 * one that is not understood would let everything through. What is no filter at all is left out, as PHP does.
 */
export const collectionQuery = given.transform((query, context) => {
  const names = Object.keys(query);
  if (names.length > mostParameters) context.addIssue(`holds more than ${mostParameters} parameters`);
  const strange = names.find((name) => /^(?:filter|sort)\b/.test(name) && !isCollectionParameter(name));
  if (strange !== undefined)
    context.addIssue(`${strange.slice(0, 60)} is no filter and no order that is known`);
  if (!namesSite(query['filter[site]']) && !namesSite(query['filter[site_url]'])) {
    context.addIssue('filter[site] is missing');
  }
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, one]) =>
      one !== undefined && isCollectionParameter(name) ? [[name, one] as const] : [],
    ),
  );
});

const namesSite = (site: string | string[] | undefined): boolean =>
  [site].flat().some((one) => one !== undefined && one !== '');

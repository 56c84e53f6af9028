import { readFileSync } from 'node:fs';
import { serviceRows } from '@cancha/integrations/serviceRows';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import { EnvironmentError } from '@cancha/site/environment/readEnvironment';
import type { RowsBySite } from '@cancha/site/services/servedServices';
import { z } from 'zod';

const fileShape = z.record(z.string(), serviceRows);

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(
      `SERVICE_ROWS is "${file}", which cannot be read: ${(error as Error).message}`,
    );
  }
}

/**
 * Reads the rows of outside services that a deployment has of its own: `SERVICE_ROWS` names a JSON file
 * `{ "<site id>": { "<service>": row } }`, with `*` for every site. Throws an `EnvironmentError` for what it cannot be.
 */
export function readServiceRows(
  { SERVICE_ROWS: file }: Record<string, string | undefined>,
  sites: readonly ServedSite[],
): RowsBySite {
  if (!file) return {};
  const read = fileShape.safeParse(readJson(file));
  if (!read.success) throw new EnvironmentError(`SERVICE_ROWS: ${z.prettifyError(read.error)} in ${file}`);
  const known = new Set(['*', ...sites.map(({ site }) => site.id)]);
  const stranger = Object.keys(read.data).find((id) => !known.has(id));
  if (stranger !== undefined)
    throw new EnvironmentError(`SERVICE_ROWS: no site "${stranger}" in this app, in ${file}`);
  return read.data;
}

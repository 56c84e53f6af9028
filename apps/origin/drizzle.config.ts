import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'drizzle-kit';

// npm keeps drizzle-orm in this workspace but drizzle-kit at the root, from where it does not find it.
registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? next(specifier, { ...context, parentURL: pathToFileURL(`${process.cwd()}/`).href })
      : next(specifier, context),
});

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './migrations',
});

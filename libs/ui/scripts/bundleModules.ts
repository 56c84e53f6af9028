import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { shippedSources } from './shippedSources';

/** Our files and libs are bundled, packages come from the consumer. */
const isOurs = (id: string) => id.startsWith('.') || id.startsWith('@cancha/') || path.isAbsolute(id);

/** `Header-logo-1a2b3c`: readable, and unique across packages. */
function classNameOf(local: string, file: string): string {
  const place = file.split('?')[0]?.split('/src/').at(-1) ?? file;
  const component = path.basename(place, '.module.css');
  const mark = createHash('sha256').update(`@cancha/ui ${place} ${local}`).digest('hex');
  return `${component}-${local}-${mark.slice(0, 6)}`;
}

/**
 * Writes one ES module per source file, with its class names and its `'use client'`, and all styles to `components.css`:
 * Node can render the modules without a bundler. Returns the number of modules.
 */
export async function bundleModules(root: string, dist: string): Promise<number> {
  const sources = shippedSources(root);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    css: { modules: { generateScopedName: classNameOf } },
    build: {
      outDir: dist,
      target: 'es2024',
      minify: false,
      // The style sheet is read by a browser as it is: other tools may not touch it again.
      cssMinify: true,
      lib: {
        entry: Object.fromEntries(
          sources.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), path.join(root, file)]),
        ),
        formats: ['es'],
        cssFileName: 'components',
      },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(root, 'src'),
          // Modules of our other libs lie where `writeDeclarations` puts their types.
          entryFileNames: ({ name }) => `${name.replace(/^([a-z-]+)\/src\//, '_$1/')}.js`,
        },
      },
    },
  });
  return sources.length;
}

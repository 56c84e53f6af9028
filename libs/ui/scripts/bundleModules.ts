import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { shippedSources } from './shippedSources';

/** Inside the workspace: files, and our own libs by their aliases. The rest comes from the consumer. */
const isOurs = (id: string) => id.startsWith('.') || id.startsWith('@cancha/') || path.isAbsolute(id);

/** `Header-logo-1a2b3c`: whose it is, and its own although another package may have a header with a logo. */
function classNameOf(local: string, file: string): string {
  const place = file.split('?')[0]?.split('/src/').at(-1) ?? file;
  const component = path.basename(place, '.module.css');
  const mark = createHash('sha256').update(`@cancha/ui ${place} ${local}`).digest('hex');
  return `${component}-${local}-${mark.slice(0, 6)}`;
}

/**
 * One ES module for each source, with the class names of its style sheet and `'use client'` where the source says so,
 * and all style sheets in `components.css`: Node renders the modules as they are, without a bundler.
 * Returns how many there are.
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

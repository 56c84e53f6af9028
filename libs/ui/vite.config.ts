import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shippedSources } from './scripts/shippedSources.ts';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');

/** Our files and libs are bundled, packages come from the consumer. */
const isOurs = (id: string) => id.startsWith('.') || id.startsWith('@cancha/') || path.isAbsolute(id);

/** `Header-logo-1a2b3c`: readable, and unique across packages. */
function classNameOf(local: string, file: string): string {
  const place = file.split('?')[0]?.split('/src/').at(-1) ?? file;
  const component = path.basename(place, '.module.css');
  const mark = createHash('sha256').update(`@cancha/ui ${place} ${local}`).digest('hex');
  return `${component}-${local}-${mark.slice(0, 6)}`;
}

/** Writes what Vite does not: declarations, and one style sheet. They are loaded late: Nx reads this file often. */
const typesAndStyles: Plugin = {
  name: 'types-and-styles',
  apply: 'build',
  closeBundle: async () => {
    const { writeDeclarations } = await import('./scripts/writeDeclarations.ts');
    const { writeStyles } = await import('./scripts/writeStyles.ts');
    console.log(`${writeDeclarations(root, dist)} declaration files`);
    await writeStyles(root, dist);
  },
};

/**
 * The published package: one ES module for each source file, with its class names and its `'use client'`, and all styles
 * in `components.css`. Node can render the modules without a bundler.
 */
export default defineConfig({
  root,
  logLevel: 'warn',
  plugins: [react(), typesAndStyles],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    target: 'es2024',
    minify: false,
    // The style sheet is read by a browser as it is: other tools may not touch it again.
    cssMinify: true,
    lib: {
      entry: Object.fromEntries(
        shippedSources(root).map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), path.join(root, file)]),
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

import { defineConfig } from 'vite';
import { programHash } from './src/server/programHash.ts';

/**
 * The origin as `npm start` runs it: few files, where the sources with their packages are a thousand. Node takes most of
 * a start from sources to find and read those.
 */
export default defineConfig(async () => ({
  define: { builtProgramHash: JSON.stringify(await programHash()) },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/server/seedEmbedded.process.ts',
        'src/database/createDatabase.process.ts',
        ...['backup', 'restore', 'forget', 'migrateBack'].map((name) => `src/keeping/${name}.command.ts`),
      ],
      // It names the folder beside its own.
      external: ['@cancha/newsroom/seedFolder.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    // Packages of many small modules. The others are loaded from where they are installed, with their files beside them.
    noExternal: [
      '@date-fns/tz',
      'date-fns',
      'drizzle-orm',
      'fastify-type-provider-zod',
      'marked',
      'yaml',
      'zod',
    ],
  },
}));

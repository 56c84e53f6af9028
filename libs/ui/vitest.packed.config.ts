import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What was built and packed, in a project of somebody else: `nx run @cancha/ui:packed`. */
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: { include: ['packed/*.test.ts'], testTimeout: 120_000 },
});

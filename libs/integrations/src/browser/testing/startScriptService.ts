import type { TestProject } from 'vitest/node';
import { ScriptService } from './ScriptService.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a host of scripts that works and fails: `{scripts}/{mode}/{service}.js`. */
    scripts: string;
  }
}

/** Vitest runs it before the first test; what it returns runs after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = new ScriptService();
  project.provide('scripts', await service.start());
  return () => service.stop();
}

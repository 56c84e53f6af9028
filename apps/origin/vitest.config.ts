import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start programs and wait for them: begun last, they would run on alone. */
const longest = [
  'src/main.test.ts',
  'src/live/replay.test.ts',
  'src/server/killedOrigin.test.ts',
  'src/server/oddRequests.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: 'src/testing/prepareTestDatabase.ts',
    // Modules are loaded and the database is compiled once for each worker. Who writes has a copy of the data.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});

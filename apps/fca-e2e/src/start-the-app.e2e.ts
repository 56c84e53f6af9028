import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { appEnvironment } from '@cancha/e2e/appEnvironment';
import { backendOrigin } from './addresses';
import { spawnApp } from '@cancha/e2e/startApp';
import { takeFreePort } from '@cancha/e2e/takeFreePort';

/** Starts the app with some variables set otherwise and waits until it gives up. */
async function giveUp(changed: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const origin = `http://127.0.0.1:${await takeFreePort()}`;
  const child = spawnApp('fca', { ...appEnvironment({ origin, backend: backendOrigin }), ...changed });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const [code] = (await once(child, 'close')) as [number];
  clearTimeout(force);
  return { code, lines: said.split('\n').filter((line) => line !== '') };
}

test.describe('whoever starts the app with a setting that cannot be', () => {
  const mistakes = [
    { variable: 'LOG_LEVEL', value: 'loud' },
    { variable: 'CONTENT_API_URL', value: 'nonsense' },
    { variable: 'SITE_ORIGIN', value: 'ftp://fca.example' },
    { variable: 'SITE_ORIGINS', value: 'nobody=http://x.example' },
  ];
  for (const { variable, value } of mistakes) {
    test(`is told in one line what is wrong with ${variable}=${value}`, async () => {
      const { code, lines } = await giveUp({ [variable]: value });

      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(variable);
      expect(lines[0]).toContain(value.split('=')[0]);
      expect(code).toBe(1);
    });
  }
});

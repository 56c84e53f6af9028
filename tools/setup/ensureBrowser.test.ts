import { describe, expect, it } from 'vitest';
import { ensureBrowser } from './ensureBrowser.ts';

const debians = '/usr/bin/chromium';
const none = { named: '', exists: () => false, ensure: () => Promise.resolve(false) };

describe('ensureBrowser', () => {
  it('takes Playwright’s own where it was downloaded', async () => {
    expect(await ensureBrowser({ ...none, exists: () => true })).toMatch(/chrom/);
  });

  it('takes Debian’s where it was not, installed first where that may be done', async () => {
    const ensured: string[] = [];
    const ensure = (file: string) => Promise.resolve(ensured.push(file) > 0);
    expect(await ensureBrowser({ ...none, ensure })).toBe(debians);
    expect(ensured).toEqual([debians]);
  });

  it('takes the one the reader names, and says when there is none', async () => {
    const named = { ...none, named: '/opt/chrome' };
    expect(await ensureBrowser({ ...named, exists: () => true })).toBe('/opt/chrome');
    await expect(ensureBrowser(named)).rejects.toThrow('BROWSER_PATH=/opt/chrome is no file');
  });

  it('says what to install where it may not', async () => {
    await expect(ensureBrowser(none)).rejects.toThrow('No browser for the tests: run npx playwright install');
  });
});

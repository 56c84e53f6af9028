import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Absolute path of the browser: the one of BROWSER_PATH, else Playwright's own, else the system's. */
export function findBrowser(): string {
  const own = chromium.executablePath();
  return process.env['BROWSER_PATH'] || (existsSync(own) ? own : '/usr/bin/chromium');
}

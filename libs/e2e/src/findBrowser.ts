import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Absolute path of the browser as readers have it: the one of BROWSER_PATH, else Playwright's own, else the system's. */
export function findBrowser(): string {
  const own = chromium.executablePath();
  return process.env['BROWSER_PATH'] || (existsSync(own) ? own : '/usr/bin/chromium');
}

/**
 * Absolute path of the same browser without all that surrounds a page, which costs a test a third less: the one of
 * HEADLESS_SHELL_PATH, else the whole browser. It keeps no pages for Back and makes none ahead: see `openTab`.
 */
export function findHeadlessShell(): string {
  return process.env['HEADLESS_SHELL_PATH'] || findBrowser();
}

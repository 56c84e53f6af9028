import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Absolute path of the browser as readers have it: the one of BROWSER_PATH, else Playwright's own, else the system's. */
export function findBrowser(): string {
  const own = chromium.executablePath();
  return process.env['BROWSER_PATH'] || (existsSync(own) ? own : '/usr/bin/chromium');
}

/**
 * Absolute path of the same browser without what surrounds a page, so that a test computes less: the one of
 * HEADLESS_SHELL_PATH, else the whole browser. What needs more than a page, such as pages kept for Back, uses `openTab`.
 */
export function findHeadlessShell(): string {
  return process.env['HEADLESS_SHELL_PATH'] || findBrowser();
}

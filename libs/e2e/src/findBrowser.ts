import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Absolute path of the browser as readers have it: the one of BROWSER_PATH, else Playwright's own, else the system's. */
export function findBrowser(): string {
  const own = chromium.executablePath();
  return process.env['BROWSER_PATH'] || (existsSync(own) ? own : '/usr/bin/chromium');
}

/** Of the same package as Debian's Chromium, and of its version. */
const debianShell = '/usr/bin/chromium-headless-shell';

/**
 * Absolute path of the same browser without what surrounds a page, so that a test computes less: the one of
 * HEADLESS_SHELL_PATH, else Debian's, else the whole browser. What needs more than a page, such as pages kept for Back,
 * uses `openTab`.
 */
export function findHeadlessShell(): string {
  const browser = findBrowser();
  const shell = browser === '/usr/bin/chromium' && existsSync(debianShell) ? debianShell : browser;
  return process.env['HEADLESS_SHELL_PATH'] || shell;
}

/** Playwright's own settings, which the flag below would take the place of. */
const withMouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Has Chromium ask for no picture. Pictures are half of what a page costs it, and what most tests say of menus, forms and
 * marks holds without them.
 */
export const withoutPictures = `--blink-settings=imagesEnabled=false,${withMouse}`;

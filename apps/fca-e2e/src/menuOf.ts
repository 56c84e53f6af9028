import type { Locator, Page } from '@playwright/test';
import { words } from './words';

/** What a keyboard or a screen reader opens the menu with. */
export const toggle = (page: Page): Locator =>
  page.getByRole('checkbox', { name: words.openMenu, exact: true });

/** The menu while it is open. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: words.menu, exact: true });

/** What a finger or a mouse opens the menu with. */
export const icon = (page: Page): Locator => page.locator('header label').first();

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { projects, ...shared } = base;

/** Draws the sheet of themes for `docs/images`: the same front page in each. Not a test: somebody looks at it. */
export default defineConfig({ ...shared, testMatch: '*.sheet.ts', workers: 1, timeout: 600_000 });

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * The cookie of Next's draft mode, with which the very same build renders a page for each request. A secret
 * of the build: it is sent to this machine only and printed nowhere.
 * Throws an `ExplainedError` when the app is not built.
 * @param {string} folder Of the app, from the workspace's root.
 * @returns {Promise<string>}
 */
export async function readBypassCookie(folder) {
  const id = await readPreviewId(join(workspaceRoot, folder, '.next/prerender-manifest.json')).catch(
    () => undefined,
  );
  if (id) return `__prerender_bypass=${id}`;
  throw new ExplainedError(`${folder} is not built: run npm run bench without --no-build.`);
}

/** @param {string} file */
async function readPreviewId(file) {
  /** @type {unknown} */
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  return /** @type {{ preview?: { previewModeId?: string } }} */ (manifest).preview?.previewModeId;
}

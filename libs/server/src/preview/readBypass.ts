import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What has a built app render a page for each request; `null` for one that is not built, which always does. */
export async function readBypass(appFolder: string): Promise<string | null> {
  try {
    const text = await readFile(join(appFolder, '.next/prerender-manifest.json'), 'utf8');
    const { preview } = JSON.parse(text) as { preview?: { previewModeId?: string } };
    return preview?.previewModeId ?? null;
  } catch {
    return null;
  }
}

/** A `site.yaml` that nothing can be published by. The message is one line that names the file. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}

export function siteFileError(file: string, reason: string): SiteFileError {
  return new SiteFileError(`${file}: ${reason}.`);
}

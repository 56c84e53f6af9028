type Desk = { face?: string | undefined };

const folder = '/statics/faces';

/** Of a pen name of the newsroom: where its drawn portrait is, below this server's address. */
export function facePath(site: string, { face }: Desk): string | null {
  return face === undefined ? null : `${folder}/${site}/${face}.svg`;
}

/** A stored picture as readers load it, and whether it is a drawing of ours. */
export function authorPicture(
  stored: string | null,
  publicUrl: string,
): { picture: string | null; picture_drawn: boolean } {
  const isDrawn = stored?.startsWith(`${folder}/`) ?? false;
  return { picture: isDrawn ? `${publicUrl}${stored}` : stored, picture_drawn: isDrawn };
}

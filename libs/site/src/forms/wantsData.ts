/** A script of ours says that it wants JSON; a form that is posted as it stands wants a page. */
export const wantsData = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('application/json') ?? false;

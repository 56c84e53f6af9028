type Lock = { packages: Readonly<Record<string, { version?: string; link?: boolean }>> };

/** Packages that keep something for a whole page: hooks, contexts, style sheets, queries. */
export const onePerPage = [
  'react',
  'react-dom',
  '@emotion/react',
  '@mui/material',
  '@tanstack/react-query',
] as const;

/** A sentence for each package of `onePerPage` that a lock file has more than once. */
export function findSecondCopies({ packages }: Lock): string[] {
  return onePerPage.flatMap((name) => {
    const copies = Object.keys(packages).filter((folder) => `/${folder}`.endsWith(`/node_modules/${name}`));
    if (copies.length < 2) return [];
    const found = copies.map((folder) => `${packages[folder]?.version ?? '?'} in ${folder}`).join(', ');
    return [
      `${name} is there ${copies.length} times (${found}): have every package.json name the same version.`,
    ];
  });
}

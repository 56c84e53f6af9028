/** How variables are read: by name, taken out of the environment, or through a function or a schema that is given it. */
const reads = [
  /(?<!import\.meta\.)\benv(?:\[['"](\w+)['"]\]|\.([A-Z][A-Z0-9_]*)\b)/g,
  /\{([^{}]*)\}\s*=\s*process\.env/g,
  /\w+(?:<[^<>()]*>)?\(\s*env,(?:\s*env\[[^\]]*\],)?\s*'([A-Z][A-Z0-9_]*)'/g,
];
/** Objects that describe variables are called so. */
const isSchema = /[vV]ariables\b|readEnvironment/;
const key = /^\s+([A-Z][A-Z0-9_]+): [a-z]/gm;

/** The environment variables that a source reads. */
export function findVariables(source: string): string[] {
  const patterns = isSchema.test(source) ? [...reads, key] : reads;
  const found = patterns.flatMap((pattern) =>
    Array.from(source.matchAll(pattern), ([, one, other]) => one ?? other ?? ''),
  );
  return found.flatMap((names) => names.match(/[A-Za-z]\w*/g) ?? []);
}

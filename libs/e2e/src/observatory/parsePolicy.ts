/** The directives of a content security policy, by their names. `null` where it is none: a directive twice, or nothing. */
export function parsePolicy(policy: string): Map<string, string[]> | null {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name.toLowerCase())) return null;
    directives.set(name.toLowerCase(), sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives.size > 0 ? directives : null;
}

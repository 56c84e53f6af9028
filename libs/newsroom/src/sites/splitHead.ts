import { parse } from 'yaml';

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** Parts a file into its YAML head and its body. Gives the reason as a string when it cannot. */
export function splitHead(text: string): { head: unknown; body: string } | string {
  const found = fence.exec(text);
  if (!found) return 'has no head between two lines of ---';
  try {
    return { head: parse(found[1] ?? ''), body: (found[2] ?? '').trim() };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return `head is no YAML: ${reason}`;
  }
}

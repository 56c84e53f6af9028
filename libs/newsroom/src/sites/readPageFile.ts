import { z } from 'zod';
import { firstReason, type FileResult } from './readArticleFile.ts';
import { renderBody } from './renderBody.ts';
import { splitHead } from './splitHead.ts';

const pageHeadSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  title: z.string().min(3).max(70),
  description: z.string().min(50).max(170),
  modifiedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

export type PageFile = z.infer<typeof pageHeadSchema> & { body: string };

/** Reads one static page. `{{name}}` in it is replaced from `words` (what differs from site to site). */
export function readPageFile(
  file: string,
  text: string,
  words: Record<string, string> = {},
): FileResult<PageFile> {
  const refuse = (reason: string) => ({ ok: false as const, problem: { file, reason } });
  const parts = splitHead(text);
  if (typeof parts === 'string') return refuse(parts);

  // Once the head is read: a name may hold what YAML takes for more than a name.
  const fill = (template: string) =>
    template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => words[name] ?? whole);
  const head = pageHeadSchema.safeParse(fillHead(parts.head, fill));
  if (!head.success) return refuse(firstReason(head.error));

  const { html, problems } = renderBody(fill(parts.body), () => null);
  if (problems[0]) return refuse(problems[0]);
  return { ok: true, value: { ...head.data, body: html } };
}

function fillHead(head: unknown, fill: (template: string) => string): unknown {
  if (typeof head !== 'object' || head === null) return head;
  const entries = Object.entries(head).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? fill(value) : value,
  ]);
  return Object.fromEntries(entries);
}

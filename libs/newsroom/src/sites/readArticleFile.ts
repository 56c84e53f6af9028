import type { z } from 'zod';
import { articleHeadSchema, type ArticleHead } from './articleHead.ts';
import { splitHead } from './splitHead.ts';

/** An article as its file has it: the head, and the body still in Markdown. */
export type ArticleFile = { file: string; head: ArticleHead; markdown: string };

export type FileProblem = { file: string; reason: string };

export type FileResult<T> = { ok: true; value: T } | { ok: false; problem: FileProblem };

/** Reads one article file. A file that breaks a rule of the format gives the first reason, never an exception. */
export function readArticleFile(file: string, text: string): FileResult<ArticleFile> {
  const parts = splitHead(text);
  if (typeof parts === 'string') return { ok: false, problem: { file, reason: parts } };

  const head = articleHeadSchema.safeParse(parts.head);
  if (!head.success) return { ok: false, problem: { file, reason: firstReason(head.error) } };
  if (parts.body === '') return { ok: false, problem: { file, reason: 'has no body' } };
  return { ok: true, value: { file, head: head.data, markdown: parts.body } };
}

/** `title: Too big: expected string to have <=70 characters` */
export function firstReason(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'is not valid';
  const place = issue.path.join('.');
  return place ? `${place}: ${issue.message}` : issue.message;
}

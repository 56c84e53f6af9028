import type { z } from 'zod';

/** A file, or a record of it, that was left out, and why: one line for the terminal. */
export interface SourceProblem {
  file: string;
  reason: string;
}

/** The first thing that is wrong, with where it is: `score.ft: Invalid input`. */
export function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return error.message;
  const where = issue.path.map(String).join('.');
  return where === '' ? issue.message : `${where}: ${issue.message}`;
}

import type { MapIssue } from '../mapping/MapResult';

/** A problem for operators to know; the reader still got a page. `place` is a URL without secrets. */
export type ReportedIssue = MapIssue & { readonly place: string };

/** Must not throw. Called once per fetch, not once per reader. */
export type Report = (issues: readonly ReportedIssue[]) => void;

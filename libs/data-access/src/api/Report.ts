import type { MapIssue } from '../mapping/MapResult';

/** Something an operator should know, though the reader got a page. `place` is an address without secrets. */
export type ReportedIssue = MapIssue & { readonly place: string };

/** Where such things go. It must not throw, and is called once per fetch, not once per reader. */
export type Report = (issues: readonly ReportedIssue[]) => void;

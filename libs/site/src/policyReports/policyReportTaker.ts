import { processSingleton } from '@cancha/data-access/api/processSingleton';

/** What a page wanted and was not let: the same for every reader whom it happens to. */
export type PolicyReport = {
  readonly site: string;
  /** `script-src-elem` */
  readonly directive: string;
  /** The host of what was not let through, or `inline`, `eval`, `data`. */
  readonly blocked: string;
  /** The file of ours that wanted it, where one did. */
  readonly source: string;
};

export type TakePolicyReport = (report: PolicyReport) => void;

const target = () =>
  processSingleton('policy-reports', (): { take: TakePolicyReport } => ({ take: () => undefined }));

/** Has reports of this process taken from now on; an app says so once, when it starts. */
export function takePolicyReports(take: TakePolicyReport): void {
  target().take = take;
}

export const policyReportTaker = (): TakePolicyReport => target().take;

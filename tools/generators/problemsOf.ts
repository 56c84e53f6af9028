/** The texts of the problems that there are. */
export function problemsOf(...checks: [isProblem: boolean, text: string][]): string[] {
  return checks.filter(([isProblem]) => isProblem).map(([, text]) => text);
}

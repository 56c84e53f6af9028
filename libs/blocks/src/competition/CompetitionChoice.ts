/** Which tables of a competition a reader looks at. `null`: of every stage; as they are now. */
export type CompetitionChoice = { readonly stageId: string | null; readonly week: number | null };

export const everyTable: CompetitionChoice = { stageId: null, week: null };

import type { ConsentChoice, ConsentRecord, ConsentRun, ManagedChoice } from './ConsentRecord';

/** As it should be; what is in it is looked at before it counts. */
type Stored = {
  version: number;
  choice: ConsentChoice | null;
  managed?: ManagedChoice | null;
  ran: ConsentRun[];
} | null;

/**
 * What is stored; another shape counts as nothing. Throws where it is no JSON. Its text is part of the script of a page
 * (`consentScript`): it may use nothing from outside of itself.
 */
export function parseRecord(text: string | null): ConsentRecord {
  const found = JSON.parse(text ?? 'null') as Stored;
  if (found?.version !== 1 || !Array.isArray(found.ran)) return { version: 1, choice: null, ran: [] };
  const { choice, managed } = found;
  const isWhole = choice && Array.isArray(choice.granted) && Array.isArray(choice.asked);
  const isManaged = managed && Array.isArray(managed.granted) && Array.isArray(managed.purposes);
  const ran = found.ran.filter((run: Partial<ConsentRun> | null) => typeof run?.service === 'string');
  return { version: 1, choice: isWhole ? choice : null, ...(isManaged ? { managed } : {}), ran };
}

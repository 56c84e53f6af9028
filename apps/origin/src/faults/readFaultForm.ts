import { z } from 'zod';
import { noFields, type PageFields } from './faultPage.ts';
import { faultRuleSchema, type FaultRule } from './faultRule.ts';

const formSchema = z.record(z.string(), z.unknown());
const numbers = new Set(['value', 'times', 'seconds', 'chance', 'seed']);

/** What somebody filled in, and the rule it makes or the reason why it makes none. */
export function readFaultForm(body: unknown): { fields: PageFields; result: FaultRule | string } {
  const given = formSchema.safeParse(body).data ?? {};
  const fields = { ...noFields };
  for (const name of Object.keys(noFields) as (keyof PageFields)[]) {
    const text = given[name];
    if (typeof text === 'string') fields[name] = text.trim();
  }
  // A field that was left empty says nothing.
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  const result = faultRuleSchema.safeParse(
    Object.fromEntries(filled.map(([name, text]) => [name, numbers.has(name) ? Number(text) : text])),
  );
  if (result.success) return { fields, result: result.data };
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { fields, result: reasons.join('; ') };
}

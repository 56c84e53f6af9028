import type { z } from 'zod';
import { faultKinds } from './faultKinds.ts';
import { faultRuleSchema, type FaultRule } from './faultRule.ts';

/** A text that is no list of rules. The message is one line that says what was expected. */
export class FaultRuleError extends Error {
  override readonly name = 'FaultRuleError';
}

const amounts = ['times', 'seconds', 'chance', 'seed'];

/**
 * Rules as text, one after the other with `;` between them: `GET /v1/** status=503 times=2; /soccer/** delay=2000`.
 * Of each only the fault is needed.
 */
export function parseFaultRules(text: string): FaultRule[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseFaultRule);
}

function parseFaultRule(text: string): FaultRule {
  const fields: Record<string, unknown> = {};
  for (const word of text.split(/\s+/)) {
    for (const [name, value] of Object.entries(fieldsOf(word))) {
      if (Object.hasOwn(fields, name))
        throw new FaultRuleError(`expected one ${name} a rule, not ${word} too`);
      fields[name] = value;
    }
  }
  const result = faultRuleSchema.safeParse(fields);
  if (result.success) return result.data;
  throw new FaultRuleError(firstProblem(result.error));
}

/** The fields one word of a rule gives. */
function fieldsOf(word: string): Record<string, unknown> {
  if (word.startsWith('/')) return { path: word };
  if (/^(\*|[A-Z]+)$/.test(word)) return { method: word };

  const [name = '', ...rest] = word.split('=');
  const number = rest.length === 0 ? undefined : readNumber(rest.join('='));
  if (Object.hasOwn(faultKinds, name))
    return { fault: name, ...(number === undefined ? {} : { value: number }) };
  if (amounts.includes(name) && number !== undefined) return { [name]: number };
  const known = [...Object.keys(faultKinds), ...amounts.map((amount) => `${amount}=…`)];
  throw new FaultRuleError(`expected a method, a path or one of ${known.join(', ')}, not ${word}`);
}

/** Only digits are a number: `Number('')` is 0. What is none stays as it is, for the schema to refuse. */
function readNumber(text: string): unknown {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function firstProblem(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'expected a rule';
}

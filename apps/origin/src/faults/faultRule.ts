import { secondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import { faultKinds, faultNames, type FaultName } from './faultKinds.ts';

export const faultMethods = ['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const longestSeconds = 7 * secondsInDay;

function wholeNumber(least: number, most: number) {
  const message = `expected a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
}

const share = 'expected a number above 0, up to 1';

/** The fields of a rule as they are given, with what stands where one is left out. */
export const faultFields = {
  method: z.enum(faultMethods, `expected one of ${faultMethods.join(', ')}`).default('*'),
  path: z
    .string()
    .max(300, 'expected 300 characters at most')
    .regex(/^\/[^\s;]*$/, 'expected a path such as /v1/sites/*/news/** (* is one part, ** any number)')
    .default('/**'),
  fault: z.enum(faultNames, `expected one of ${faultNames.join(', ')}`),
  value: z.number('expected a number').nullable().default(null),
  times: wholeNumber(1, 1_000_000).nullable().default(null),
  seconds: wholeNumber(1, longestSeconds).nullable().default(null),
  chance: z.number(share).gt(0, share).max(1, share).nullable().default(null),
  seed: wholeNumber(0, 2 ** 31)
    .nullable()
    .default(null),
};

/** Which calls get which fault, and how often: always where nothing is said. */
export const faultRuleSchema = z.strictObject(faultFields).transform((rule, context) => {
  const number = valueOf(rule.fault, rule.value);
  if (typeof number === 'string') context.addIssue({ code: 'custom', path: ['value'], message: number });
  if (rule.seed !== null && rule.chance === null) {
    context.addIssue({ code: 'custom', path: ['seed'], message: 'expected a chance beside the seed' });
  }
  return typeof number === 'string' ? z.NEVER : { ...rule, value: number };
});

export type FaultRule = z.infer<typeof faultRuleSchema>;

/** The number a fault works with, or the reason why the given one cannot be. */
function valueOf(fault: FaultName, given: number | null): number | null | string {
  const { number } = faultKinds[fault];
  if (number === null) return given === null ? null : `expected no number with ${fault}`;
  const value = given ?? number.fallback;
  const fits = value !== null && Number.isInteger(value) && value >= number.least && value <= number.most;
  return fits ? value : `expected ${number.unit} with ${fault}, from ${number.least} to ${number.most}`;
}

/** A rule as `parseFaultRules` reads it. */
export function writeFaultRule({ method, path, fault, value, ...when }: FaultRule): string {
  const amounts = Object.entries(when).flatMap(([name, amount]) =>
    amount === null ? [] : `${name}=${amount}`,
  );
  return [method, path, value === null ? fault : `${fault}=${value}`, ...amounts].join(' ');
}

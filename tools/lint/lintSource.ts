import path from 'node:path';
import { ESLint } from 'eslint';

/** `id` is the message id of the rule. */
export type Finding = { rule: string | null; id: string | undefined };

const eslint = new ESLint({ cwd: path.join(import.meta.dirname, '../..') });

/**
 * Lints `code` as the file at `filePath` (from the workspace's root; it need not exist), with the workspace's
 * configuration. A syntax error is a finding without a rule.
 */
export async function lintSource(filePath: string, code: string): Promise<Finding[]> {
  const [result] = await eslint.lintText(code, { filePath });
  if (!result) throw new Error(`${filePath} is ignored by the linter.`);
  return result.messages.map((message) => ({ rule: message.ruleId, id: message.messageId }));
}

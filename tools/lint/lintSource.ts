import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/** What the linter says of one place. `id` tells apart the several things one rule can say. */
export type Finding = { rule: string | null; id: string | undefined };

// Types would take seconds a file, and no rule that is tested through here asks for them.
const eslint = new ESLint({
  cwd: path.join(import.meta.dirname, '../..'),
  overrideConfig: tseslint.configs.disableTypeChecked,
});

/**
 * Lints `code` as if it were the file at `filePath` (from the workspace's root; it need not exist),
 * under the workspace's own configuration. Text that does not parse is a finding without a rule.
 */
export async function lintSource(filePath: string, code: string): Promise<Finding[]> {
  const [result] = await eslint.lintText(code, { filePath });
  if (!result) throw new Error(`${filePath} is ignored by the linter.`);
  return result.messages.map((message) => ({ rule: message.ruleId, id: message.messageId }));
}

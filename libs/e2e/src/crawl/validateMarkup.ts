import { HtmlValidate } from 'html-validate';
import { htmlConfig } from './htmlRules';

const validator = new HtmlValidate(htmlConfig);

/** What is no valid HTML in a document, each with its rule and place. Each problem once. */
export function validateMarkup(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap(({ messages: found }) => found);
  const problems = messages.map(
    ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? '?'})`,
  );
  return [...new Set(problems)];
}

import { HtmlValidate } from 'html-validate';
import { htmlConfig } from './htmlRules';

const validator = new HtmlValidate(htmlConfig);

/** What is no valid HTML in a document, each with its rule and place. The same complaint is made once. */
export function complaintsAboutMarkup(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap(({ messages: found }) => found);
  const said = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? '?'})`);
  return [...new Set(said)];
}

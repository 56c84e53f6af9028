import type { Rule } from 'eslint';

const directive = /^\s*(es|ox)lint-disable(-line|-next-line)?(\s|$)/;
const description = /\s-{2,}\s+\S/;

/** A disabled rule says why, after two dashes: `eslint-disable-next-line rule -- the reason`. */
export const describedDisable: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { describe: 'Say why, after two dashes: eslint-disable-next-line rule -- the reason.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value) || description.test(comment.value) || !comment.loc) continue;
          // Before the comment: after it this rule is disabled too.
          context.report({ loc: { line: comment.loc.start.line, column: -1 }, messageId: 'describe' });
        }
      },
    };
  },
};

/** @import { Rule } from 'eslint' */

/** @param {Rule.Node} statement */
function isUseClient(statement) {
  return (
    statement.type === 'ExpressionStatement' &&
    'directive' in statement &&
    statement.directive === 'use client'
  );
}

/** Next names this file itself, and asks for the directive in it. */
const nextsOwn = /\/src\/app\/(?:.+\/)?(?:global-)?error\.tsx$/;

/**
 * `'use client'` ⇔ the file's name ends in `.client.tsx`: the boundary shows in the tree and at the import.
 * @type {Rule.RuleModule}
 */
export const clientFileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      nameIt: "A file with 'use client' is named X.client.tsx.",
      sayIt: "A file named X.client.tsx starts with 'use client'.",
    },
  },
  create(context) {
    if (nextsOwn.test(context.filename.replaceAll('\\', '/'))) return {};
    const named = context.filename.endsWith('.client.tsx');
    return {
      Program(program) {
        const directive = program.body.find((statement) => isUseClient(/** @type {Rule.Node} */ (statement)));
        if (directive && !named) context.report({ node: directive, messageId: 'nameIt' });
        if (!directive && named) context.report({ loc: { line: 1, column: 0 }, messageId: 'sayIt' });
      },
    };
  },
};

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
 * Files with `'use client'` are named `.client.tsx`, and no others: the boundary is visible in the tree and in imports.
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
    // Next asks for this file by name.
    if (context.filename.endsWith('/app/global-error.tsx')) return {};
    return {
      Program(program) {
        const directive = program.body.find((statement) => isUseClient(/** @type {Rule.Node} */ (statement)));
        if (directive && !named) context.report({ node: directive, messageId: 'nameIt' });
        if (!directive && named) context.report({ loc: { line: 1, column: 0 }, messageId: 'sayIt' });
      },
    };
  },
};

import type { Rule } from 'eslint';

/** Next names these files itself, and asks for the directive in them. */
const nextsOwn = /\/src\/app\/(?:.+\/)?(?:global-)?error\.tsx$/;

/** Files with `'use client'` are named `.client.tsx`, and no others: the boundary is visible in the tree and in imports. */
export const clientFileName: Rule.RuleModule = {
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
        const directive = program.body.find(
          (statement) => 'directive' in statement && statement.directive === 'use client',
        );
        if (directive && !named) context.report({ node: directive, messageId: 'nameIt' });
        if (!directive && named) context.report({ loc: { line: 1, column: 0 }, messageId: 'sayIt' });
      },
    };
  },
};

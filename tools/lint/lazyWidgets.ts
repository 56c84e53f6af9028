import type { Rule } from 'eslint';
import type { ExportAllDeclaration, ExportNamedDeclaration, ImportDeclaration } from 'estree';

/** An import or export with a source, as the TypeScript parser gives it. */
type Statement = (ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration) & {
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
};

const lazyFile = /\.lazy\.tsx?$/;
const lazySource = /\.lazy$/;
/** And what of ours has them in it. */
const widgets = /^@(?:mui|emotion)\/|^@cancha\/themes\/(?:createBrandTheme|buildThemeCss)$/;
/** Not shipped, or run at build time alone. */
const free = /\.(?:test|stories)\.tsx?$|\/\.storybook\/|\/libs\/(?:ui\/src\/stories|themes\/src)\//;

/**
 * MUI and Emotion weigh more than all that a page loads at first. They are in files named `X.lazy.tsx`, which are only
 * loaded by `import()`, when they are opened.
 */
export const lazyWidgets: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      moveIt:
        'MUI would be in the first load of every page that has this file. Put what needs it in a file named X.lazy.tsx, and load that by import() when it is opened.',
      loadIt:
        'A file named X.lazy.tsx is loaded by import() when it is opened. Imported like this it is in the first load.',
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (lazyFile.test(file) || free.test(file)) return {};

    function check(statement: Statement) {
      const { source } = statement;
      if (typeof source?.value !== 'string') return;
      if (statement.importKind === 'type' || statement.exportKind === 'type') return;
      const node = statement as Rule.Node;
      if (widgets.test(source.value)) context.report({ node, messageId: 'moveIt' });
      if (lazySource.test(source.value)) context.report({ node, messageId: 'loadIt' });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

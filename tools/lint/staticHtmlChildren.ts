/* oxlint-disable typescript/no-unsafe-enum-comparison -- node types are strings; the enum is how their types are written */
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { asyncFunctionsOf, findAsyncFunctions } from './findAsyncFunctions.ts';

type Message = 'client' | 'handler' | 'hook' | 'async';
type Attribute = TSESTree.JSXAttribute | TSESTree.JSXSpreadAttribute;

const nameOf = ({ name }: TSESTree.JSXOpeningElement) => (name.type === 'JSXIdentifier' ? name.name : '');

const isAttribute = (attribute: Attribute, name: string) =>
  attribute.type === 'JSXAttribute' && attribute.name.name === name;

/** Whether the children of an element are rendered to plain HTML. */
function isStatic(element: TSESTree.JSXOpeningElement): boolean {
  const name = nameOf(element);
  if (name === 'PageShell') return !element.attributes.some((attribute) => isAttribute(attribute, 'live'));
  return name === 'StaticHtml' || name === 'EntityShell';
}

const isNamed = ({ key }: TSESTree.Property, name: string) => key.type === 'Identifier' && key.name === name;

/** Whether the value of a property of `createScreenPage` is rendered to plain HTML. */
const isScreenContent = (property: TSESTree.Property) =>
  isNamed(property, 'content') &&
  property.parent.type === 'ObjectExpression' &&
  !property.parent.properties.some((other) => other.type === 'Property' && isNamed(other, 'live'));

/** The name that an imported thing has in its own module. */
const exportedName = (specifier: TSESTree.ImportClause) =>
  specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
    ? specifier.imported.name
    : specifier.local.name;

const calleeOf = ({ callee }: TSESTree.CallExpression) => (callee.type === 'Identifier' ? callee.name : '');

/**
 * What `StaticHtml` and the shells render is plain HTML: no script of it ever runs in the browser, and nothing in it is
 * waited for.
 */
export const staticHtmlChildren: TSESLint.RuleModule<Message> = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      client: '{{name}} is static here: it never runs in the browser. Put it beside the static HTML.',
      handler: 'Nobody calls {{name}} of static HTML. Listen on the document, or put the element beside it.',
      hook: 'Static HTML has no state. Call {{name}} in a client component beside it.',
      async: 'Static HTML waits for nothing. Load first, and hand over what was loaded.',
    },
  },
  defaultOptions: [],
  create(context) {
    const clientNames = new Set<string>();
    const asyncNames = new Set<string>();
    let depth = 0;
    let screens = 0;

    function report(node: TSESTree.Node, messageId: Message, name = '') {
      if (depth > 0) context.report({ node, messageId, data: { name } });
    }

    return {
      Program({ body }) {
        for (const statement of body) {
          if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
          const { source, specifiers } = statement;
          const found = findAsyncFunctions(source.value, context.filename);
          for (const specifier of specifiers) {
            const { name } = specifier.local;
            if (source.value.endsWith('.client')) clientNames.add(name);
            if (found.has(exportedName(specifier))) asyncNames.add(name);
          }
        }
        for (const name of asyncFunctionsOf(body, context.sourceCode.text)) asyncNames.add(name);
      },
      JSXOpeningElement(element) {
        const { name } = element;
        const owner = name.type === 'JSXMemberExpression' ? name.object : name;
        if (owner.type === 'JSXIdentifier' && clientNames.has(owner.name))
          report(element, 'client', owner.name);
        if (asyncNames.has(nameOf(element))) report(element, 'async');
      },
      'JSXOpeningElement:exit'(element: TSESTree.JSXOpeningElement) {
        if (isStatic(element)) depth += 1;
      },
      'JSXElement:exit'({ openingElement }: TSESTree.JSXElement) {
        if (isStatic(openingElement)) depth -= 1;
      },
      JSXAttribute(attribute) {
        const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
        if (/^on[A-Z]/.test(name)) report(attribute, 'handler', name);
        if (name === 'perPage') depth += 1;
      },
      'JSXAttribute:exit'(attribute: TSESTree.JSXAttribute) {
        if (isAttribute(attribute, 'perPage')) depth -= 1;
      },
      CallExpression(call) {
        const name = calleeOf(call);
        if (/^use([A-Z]|$)/.test(name)) report(call, 'hook', name);
        if (name === 'createScreenPage') screens += 1;
      },
      'CallExpression:exit'(call: TSESTree.CallExpression) {
        if (calleeOf(call) === 'createScreenPage') screens -= 1;
      },
      Property(property) {
        if (screens > 0 && isScreenContent(property)) depth += 1;
      },
      'Property:exit'(property: TSESTree.Property) {
        if (screens > 0 && isScreenContent(property)) depth -= 1;
      },
      AwaitExpression: (node) => report(node, 'async'),
      ':function[async=true]': (node: TSESTree.Node) => report(node, 'async'),
    };
  },
};

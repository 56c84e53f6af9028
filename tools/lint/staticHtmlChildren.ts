/* eslint-disable @typescript-eslint/no-unsafe-enum-comparison -- node types are strings; the enum is how their types are written */
import type { ParserServicesWithTypeInformation, TSESLint, TSESTree } from '@typescript-eslint/utils';
import type { Type } from 'typescript';

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

const calleeOf = ({ callee }: TSESTree.CallExpression) => (callee.type === 'Identifier' ? callee.name : '');

function isPromise(type: Type): boolean {
  // React's own word for all that can be rendered has a promise in it.
  if (type.aliasSymbol?.name === 'ReactNode') return false;
  return type.isUnion() ? type.types.some(isPromise) : type.getSymbol()?.name === 'Promise';
}

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
    const services = context.sourceCode.parserServices as Partial<ParserServicesWithTypeInformation>;
    const clientNames = new Set<string>();
    const asyncNames = new Set<string>();
    let depth = 0;
    let screens = 0;

    function report(node: TSESTree.Node, messageId: Message, name = '') {
      if (depth > 0) context.report({ node, messageId, data: { name } });
    }

    function isAsync(element: TSESTree.JSXOpeningElement) {
      const name = nameOf(element);
      if (!/^[A-Z]/.test(name)) return false;
      if (asyncNames.has(name)) return true;
      const type = services.program ? services.getTypeAtLocation?.(element.name) : undefined;
      return type?.getCallSignatures().some((call) => isPromise(call.getReturnType())) ?? false;
    }

    return {
      Program({ body }) {
        for (const statement of body) {
          if (statement.type === 'ImportDeclaration' && statement.source.value.endsWith('.client'))
            for (const { local } of statement.specifiers) clientNames.add(local.name);
          const declared = 'declaration' in statement ? statement.declaration : statement;
          if (declared?.type === 'FunctionDeclaration' && declared.async && declared.id)
            asyncNames.add(declared.id.name);
        }
      },
      JSXOpeningElement(element) {
        const { name } = element;
        const owner = name.type === 'JSXMemberExpression' ? name.object : name;
        if (owner.type === 'JSXIdentifier' && clientNames.has(owner.name))
          report(element, 'client', owner.name);
        if (isAsync(element)) report(element, 'async');
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

/* eslint-disable @typescript-eslint/no-unsafe-enum-comparison -- node types are strings; the enum is how their types are written */
/** @import { ParserServicesWithTypeInformation, TSESLint, TSESTree } from '@typescript-eslint/utils' */
/** @import { Type } from 'typescript' */

/** @typedef {'client' | 'handler' | 'hook' | 'async'} Message */

/** @param {TSESTree.JSXOpeningElement} element */
const nameOf = ({ name }) => (name.type === 'JSXIdentifier' ? name.name : null);

/** @param {TSESTree.JSXAttribute | TSESTree.JSXSpreadAttribute} attribute @param {string} name */
const isAttribute = (attribute, name) => attribute.type === 'JSXAttribute' && attribute.name.name === name;

/** Whether the children of an element are rendered to plain HTML. @param {TSESTree.JSXOpeningElement} element */
function isStatic(element) {
  const name = nameOf(element);
  if (name === 'PageShell') return !element.attributes.some((attribute) => isAttribute(attribute, 'live'));
  return name === 'StaticHtml' || name === 'EntityShell';
}

/** @param {Type} type @returns {boolean} */
function isPromise(type) {
  // React's own word for all that can be rendered has a promise in it.
  if (type.aliasSymbol?.name === 'ReactNode') return false;
  return type.isUnion() ? type.types.some(isPromise) : type.getSymbol()?.name === 'Promise';
}

/**
 * What `StaticHtml` and the shells render is plain HTML: no script of it ever runs in the browser, and nothing in it is
 * waited for.
 * @type {TSESLint.RuleModule<Message>}
 */
export const staticHtmlChildren = {
  defaultOptions: [],
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
  create(context) {
    const services = /** @type {Partial<ParserServicesWithTypeInformation>} */ (
      context.sourceCode.parserServices
    );
    /** @type {Set<string>} */
    const clientNames = new Set();
    /** @type {Set<string>} */
    const asyncNames = new Set();
    let depth = 0;

    /** @param {TSESTree.Node} node @param {Message} messageId @param {Record<string, string>} [data] */
    function report(node, messageId, data = {}) {
      if (depth > 0) context.report({ node, messageId, data });
    }

    /** @param {TSESTree.JSXOpeningElement} element */
    function isAsync(element) {
      const name = nameOf(element);
      if (name === null || !/^[A-Z]/.test(name)) return false;
      if (asyncNames.has(name)) return true;
      const type = services.program ? services.getTypeAtLocation?.(element.name) : undefined;
      return type?.getCallSignatures().some((call) => isPromise(call.getReturnType())) ?? false;
    }

    /** @param {TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression} node */
    function enterFunction(node) {
      if (node.async) report(node, 'async');
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
          report(element, 'client', { name: owner.name });
        if (isAsync(element)) report(element, 'async');
      },
      'JSXOpeningElement:exit'(element) {
        if (isStatic(element)) depth += 1;
      },
      'JSXElement:exit'({ openingElement }) {
        if (isStatic(openingElement)) depth -= 1;
      },
      JSXAttribute(attribute) {
        const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
        if (/^on[A-Z]/.test(name)) report(attribute, 'handler', { name });
        if (name === 'perPage') depth += 1;
      },
      'JSXAttribute:exit'(attribute) {
        if (isAttribute(attribute, 'perPage')) depth -= 1;
      },
      CallExpression(call) {
        if (call.callee.type === 'Identifier' && /^use([A-Z]|$)/.test(call.callee.name))
          report(call, 'hook', { name: call.callee.name });
      },
      AwaitExpression: (node) => report(node, 'async'),
      FunctionDeclaration: enterFunction,
      FunctionExpression: enterFunction,
      ArrowFunctionExpression: enterFunction,
    };
  },
};

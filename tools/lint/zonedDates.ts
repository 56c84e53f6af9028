import type { Rule, Scope } from 'eslint';

type CallExpression = Parameters<NonNullable<Rule.RuleListener['CallExpression']>>[0];

/** Methods of `Date` that ask what time it is where the machine stands. */
const localMethod =
  /^(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(?:Date|Time)String)$/;
const localeMethod = /^toLocale(?:Date|Time)String$/;

/** What date-fns does the same in every zone: moments, spans, and what is shorter than an hour. */
const sameEverywhere =
  /^(?:(?:add|sub|differenceIn)(?:Hours|Minutes|Seconds|Milliseconds)|(?:start|end)Of(?:Minute|Second)|is(?:After|Before|Equal|Valid|Past|Future|WithinInterval)|compare(?:Asc|Desc)|m(?:ax|in)|clamp|closest(?:To|IndexTo)|getTime|getUnixTime|fromUnixTime|toDate|milliseconds|[a-z]+To[A-Z][a-z]+)$/;

type Argument = CallExpression['arguments'][number] | undefined;

/** What a name stands for where it is used; anything else as it is. */
function valueOf(argument: Argument, scope: Scope.Scope | null): Argument {
  if (argument?.type !== 'Identifier' || !scope) return argument;
  const [definition] = scope.set.get(argument.name)?.defs ?? [];
  if (!definition) return valueOf(argument, scope.upper);
  return definition.type === 'Variable' ? (definition.node.init ?? undefined) : argument;
}

function hasProperty(argument: Argument, name: string): boolean {
  if (argument?.type !== 'ObjectExpression') return false;
  return argument.properties.some(
    (property) =>
      property.type === 'SpreadElement' || (property.key.type === 'Identifier' && property.key.name === name),
  );
}

/** A day begins at another moment in each zone: whoever counts days or reads a clock says in which. */
export const zonedDates: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      parts: 'A date made of its parts is one of the machine’s zone: `new TZDate(2026, 6, 5, timeZone)`.',
      method: '`{{name}}` asks the clock of the machine: `{{fn}}(date, { in: tz(timeZone) })` of date-fns.',
      locale: 'Without `timeZone` the reader sees the clock of the machine.',
      context:
        '`{{name}}` takes the days of the machine’s zone unless it is told one: `{ in: tz(timeZone) }` comes last.',
    },
  },
  create(context) {
    const imported = new Map<string, string>();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/^date-fns(?:\/|$)/.test(String(source.value))) return;
        for (const specifier of specifiers) {
          if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
            imported.set(specifier.local.name, specifier.imported.name);
        }
      },
      NewExpression(node) {
        const { callee, arguments: parts } = node;
        if (callee.type === 'Identifier' && callee.name === 'Date' && parts.length > 1)
          context.report({ node, messageId: 'parts' });
        // Without arguments it is asked for the reader's own zone.
        if (context.sourceCode.getText(callee) !== 'Intl.DateTimeFormat' || parts.length === 0) return;
        if (!hasProperty(parts[1], 'timeZone')) context.report({ node, messageId: 'locale' });
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
          const { name } = callee.property;
          if (localMethod.test(name))
            context.report({
              node,
              messageId: 'method',
              data: { name, fn: name.replace('FullYear', 'Year') },
            });
          if (localeMethod.test(name) && !hasProperty(given[1], 'timeZone'))
            context.report({ node, messageId: 'locale' });
        }
        const name = callee.type === 'Identifier' ? imported.get(callee.name) : undefined;
        if (!name || sameEverywhere.test(name)) return;
        const options = valueOf(given.at(-1), context.sourceCode.getScope(node));
        if (!hasProperty(options, 'in')) context.report({ node, messageId: 'context', data: { name } });
      },
    };
  },
};

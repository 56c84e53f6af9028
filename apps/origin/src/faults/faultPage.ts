import { faultKinds, faultNames } from './faultKinds.ts';
import { pageStyle } from './faultPageStyle.ts';
import { faultMethods, writeFaultRule } from './faultRule.ts';
import type { KeptRule } from './FaultRules.ts';

/** What stands in the form, as text. */
export type PageFields = Record<
  'method' | 'path' | 'fault' | 'value' | 'times' | 'seconds' | 'chance' | 'seed',
  string
>;
type FaultPage = { rules: KeptRule[]; fields: PageFields; problem: string | null };

export const noFields: PageFields = {
  ...{ method: '*', path: '/v1/**', fault: 'status', value: '' },
  ...{ times: '', seconds: '', chance: '', seed: '' },
};

/** The page at `/faults`, whole. */
export function showFaultPage({ rules, fields, problem }: FaultPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Faults – Cancha origin</title>
<link rel="icon" href="data:,">
<style>${pageStyle.css}</style>
</head>
<body>
<main>
<h1>Faults on demand</h1>
<p>Calls that fit a rule are answered wrongly, slowly or not at all. The first rule that fits strikes; a delay lets
the next one strike too. One request is struck alone when it brings a header such as
<code>x-origin-fault: status=503</code>.</p>
${showRules(rules)}
${showForm(fields, problem)}
</main>
</body>
</html>
`;
}

function showRules(rules: KeptRule[]): string {
  if (rules.length === 0) return '<h2>Rules</h2>\n<p>No rule is in force.</p>';
  return `<h2>Rules</h2>
<ul>
${rules.map(showRule).join('\n')}
</ul>
<form method="post" action="/faults/remove"><button name="id" value="all">Remove all rules</button></form>`;
}

function showRule({ id, rule, struck, isOver }: KeptRule): string {
  const text = escapeHtml(writeFaultRule(rule));
  const count = `struck ${struck} ${struck === 1 ? 'time' : 'times'}, ${isOver() ? 'over' : 'in force'}`;
  return `<li><p><code>${text}</code> <span class="count">${count}</span></p>
<form method="post" action="/faults/remove"><button name="id" value="${id}" aria-label="Remove ${text}">Remove</button></form></li>`;
}

function showForm(fields: PageFields, problem: string | null): string {
  const alert = problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>\n`;
  const faults = faultNames.map((name): [string, string] => [name, faultKinds[name].label]);
  const methods = faultMethods.map((name): [string, string] => [name, name === '*' ? 'any' : name]);
  const input = (name: keyof PageFields, label: string, hint: string, attributes: string) =>
    `<p><label for="${name}">${label}</label>` +
    `<input id="${name}" name="${name}" value="${escapeHtml(fields[name])}" aria-describedby="${name}-hint" ${attributes}>` +
    `<small id="${name}-hint">${hint}</small></p>`;
  const choice = (name: keyof PageFields, label: string, choices: [string, string][]) =>
    `<p><label for="${name}">${label}</label>${showChoice(name, choices, fields[name])}</p>`;
  const digits = 'inputmode="numeric" autocomplete="off"';
  return `<h2>Add a rule</h2>
${alert}<form method="post" action="/faults">
<div class="fields">
${choice('method', 'Method', methods)}
${input('path', 'Path', '* is one part, ** any number of them', 'required autocomplete="off" spellcheck="false"')}
${choice('fault', 'Fault', faults)}
${input('value', 'Number', showNumbers(), digits)}
${input('times', 'Times', 'empty: no limit', digits)}
${input('seconds', 'Seconds', 'empty: until it is removed', digits)}
${input('chance', 'Chance', 'above 0, up to 1; empty: every call', 'inputmode="decimal" autocomplete="off"')}
${input('seed', 'Seed of the chance', 'the same seed strikes the same calls', digits)}
</div>
<button class="add">Add rule</button>
</form>`;
}

function showChoice(name: keyof PageFields, choices: [string, string][], chosen: string): string {
  const options = choices.map(
    ([value, label]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`,
  );
  return `<select id="${name}" name="${name}">${options.join('')}</select>`;
}

/** Which faults take a number, and what it counts. */
function showNumbers(): string {
  return faultNames
    .flatMap((name) => {
      const { number } = faultKinds[name];
      return number
        ? [`${name}: ${number.unit}${number.fallback === null ? '' : ` (${number.fallback})`}`]
        : [];
    })
    .join('; ');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import type { Step } from '../setup/runStep.ts';
import type { Words } from './readWords.ts';
import { testSteps } from './testSteps.ts';

export type PlannedStep = Step & { needsBrowser: boolean };

export type Scope = Pick<Words, 'steps' | 'projects' | 'affected' | 'all'> & {
  /** Commit that changes are counted from. `null`: nothing is left out for being unchanged. */
  base: string | null;
  /** The apps that changed, where nothing else did. */
  apps: readonly string[] | null;
};

/** Steps that run at once, as none of each group keeps two cores busy: what reads sources alone, and Storybook's. */
const atOnce = [
  ['format', 'lint', 'types'],
  ['stories', 'pictures'],
];

export function planSteps({ steps, projects, base, affected, all, apps }: Scope): PlannedStep[] {
  const named = `--projects=${projects.map((name) => `@cancha/${name}`).join(',')}`;
  const plan = (keys: readonly string[], label = keys.join(', '), tasksAtOnce = 2): PlannedStep => {
    const found = keys.flatMap((key) => testSteps[key] ?? []);
    const isWhole = projects.length === 0 || found.every(({ each }) => each.length === 0);
    // Generated brands are of the generators and of what they copy, and take minutes.
    const isOptional = affected || (label === 'generated' && steps.length === 0 && !all);
    // An import concerns both of its ends, whichever of them changed.
    const isAffected = isOptional && base !== null && !found.some(({ whole }) => whole);
    const scope = !isWhole ? ['run-many', named] : isAffected ? ['affected', `--base=${base}`] : ['run-many'];
    const targets = new Set(found.flatMap(({ each, whole = each }) => (isWhole ? whole : each)));
    return {
      label,
      command: 'nx',
      // Left alone, Nx shows only failures; the tests are counted from the full output.
      args: [...scope, '-t', ...targets, '--outputStyle=static', `--parallel=${tasksAtOnce}`],
      env: label === 'e2e' && isWhole && !all && apps !== null ? { APPS: apps.join(',') } : {},
      needsBrowser: found.some(({ needsBrowser }) => needsBrowser),
    };
  };

  if (steps.length > 0) return steps.map((key) => plan([key]));
  const keys = Object.keys(testSteps);
  if (projects.length > 0) return [plan(keys, projects.join(', '))];
  const alone = keys.filter((key) => !atOnce.some((group) => group.includes(key))).map((key) => [key]);
  const groups = [...atOnce, ...alone].toSorted(([a = ''], [b = '']) => keys.indexOf(a) - keys.indexOf(b));
  return groups.map((group) => plan(group, group.join(', '), Math.max(group.length, 2)));
}

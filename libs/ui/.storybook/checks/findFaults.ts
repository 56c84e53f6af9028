import axe from 'axe-core';
import { findOverflow } from './findOverflow';
import { looks, type Look } from './looks';
import { wearLook } from './wearLook';

/** What a look decides. All other rules are about the markup, and Storybook runs them once on every story. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
const rulesOfSizes = ['target-size'];

export type FaultOptions = {
  /** The looks to judge besides the one the page is in; all unless told. */
  chosen?: readonly Look[];
  /** Rules the story is excused from. */
  off?: readonly string[];
  /** The look axe has seen the story in already. */
  seen?: Look;
};

const isSame = (a: Look, b: Look | undefined) => a.brand === b?.brand && a.scheme === b.scheme;

/** Sizes are a brand's and the same in both its schemes. */
const rulesOf = ({ scheme }: Look) =>
  scheme === 'light' ? [...rulesOfColours, ...rulesOfSizes] : rulesOfColours;

async function findViolations(rules: readonly string[]): Promise<string[]> {
  if (rules.length === 0) return [];
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: { type: 'rule', values: [...rules] }, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * Shows the story that is on the page in one look after the other, and says what cannot be read, touched or seen
 * whole. One rendering serves all looks: six runs over the stories would take six times as long.
 */
export async function findFaults({ chosen = looks, off = [], seen }: FaultOptions = {}): Promise<string[]> {
  const faults: string[] = [];
  const isChosen = chosen.some((look) => isSame(look, seen));
  for (const look of seen && !isChosen ? [seen, ...chosen] : chosen) {
    await wearLook(look);
    const rules = isSame(look, seen) ? [] : rulesOf(look).filter((rule) => !off.includes(rule));
    const found = [...findOverflow(), ...(await findViolations(rules))];
    faults.push(...found.map((fault) => `${look.brand}, ${look.scheme}, ${window.innerWidth} px: ${fault}`));
  }
  return faults;
}

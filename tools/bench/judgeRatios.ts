import type { WeightComparison } from './compareWeights.ts';
import type { Verdict } from './evaluateLimits.ts';
import { ratioLimits } from './limits.ts';
import type { Measured } from './measureTogether.ts';
import type { LighthouseScores } from './runLighthouse.ts';

type Compared = { measured: Measured[]; weights: WeightComparison[]; lighthouse: LighthouseScores[] };

/** Every limit on what a build may take beside another one, held or broken. What could not be measured counts as broken. */
export function judgeRatios({ measured, weights, lighthouse }: Compared): Verdict[] {
  return [
    ...measured.map(({ kind, cache, ratios }) =>
      atMost(`CPU of ${kind}, ${cache}`, ratioLimits[cache], ratios.cpu),
    ),
    ...weights.flatMap(({ kind, weights: { htmlGz, scriptGz } }) => [
      atMost(`HTML of ${kind}`, ratioLimits.html, htmlGz.ratio),
      atMost(`first-load JavaScript of ${kind}`, ratioLimits.script, scriptGz.ratio),
    ]),
    ...lighthouse.flatMap(({ kind, ours, other }) =>
      Object.entries(ours).map(([category, score]) => ({
        ok: score >= (other[category] ?? 0),
        text: `Lighthouse ${category} of ${kind}: at least ${other[category]}, is ${score}`,
      })),
    ),
  ];
}

function atMost(what: string, limit: number, ratio: number | null): Verdict {
  const figure = ratio === null ? 'not known' : `× ${ratio.toFixed(3)}`;
  return { ok: ratio !== null && ratio <= limit, text: `${what}: at most × ${limit}, is ${figure}` };
}

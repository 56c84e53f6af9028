import { ratioLimits } from './limits.mjs';

/** @typedef {import('./evaluateLimits.mjs').Verdict} Verdict */
/** @typedef {import('./runLighthouse.mjs').LighthouseScores} LighthouseScores */
/**
 * @typedef {object} Compared
 * @property {import('./measureInTurn.mjs').Measured[]} measured
 * @property {import('./compareWeights.mjs').WeightComparison[]} weights
 * @property {LighthouseScores[]} lighthouse
 */

/**
 * Every limit on what a build may take beside another one, held or broken. What could not be measured counts as broken.
 * @param {Compared} compared
 * @returns {Verdict[]}
 */
export function judgeRatios({ measured, weights, lighthouse }) {
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

/**
 * @param {string} what
 * @param {number} limit
 * @param {number | null} ratio
 * @returns {Verdict}
 */
function atMost(what, limit, ratio) {
  const figure = ratio === null ? 'not known' : `× ${ratio.toFixed(3)}`;
  return { ok: ratio !== null && ratio <= limit, text: `${what}: at most × ${limit}, is ${figure}` };
}

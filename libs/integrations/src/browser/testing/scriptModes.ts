/** Ways in which a host of scripts fails. `silent` answers nothing; `cut` ends in the middle. */
export const scriptFailures = ['missing', 'html', 'throws', 'cut', 'silent', 'unreachable'] as const;

export type ScriptMode = 'works' | (typeof scriptFailures)[number];

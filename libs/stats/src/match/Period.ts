export type Period =
  | 'pre-match'
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'end-of-second-half'
  | 'extra-time-first-half'
  | 'extra-time-break'
  | 'extra-time-second-half'
  | 'end-of-extra-time'
  | 'penalty-shootout'
  | 'full-time';

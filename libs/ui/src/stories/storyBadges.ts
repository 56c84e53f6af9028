import { drawCross, drawFlag, drawShield } from './drawBadge';

/** Flags and shields of who plays in the stories: simplified, and told apart at 20 px. */
export const storyBadges = {
  spain: drawFlag(['#aa151b', '#f1bf00', '#f1bf00', '#aa151b'], 'top'),
  argentina: drawFlag(['#74acdf', '#ffffff', '#74acdf'], 'top'),
  brazil: drawFlag(['#009739', '#ffdf00', '#009739'], 'top'),
  norway: drawCross('#ba0c2f', '#00205b'),
  england: drawCross('#ffffff', '#ce1124'),
  mexico: drawFlag(['#006341', '#ffffff', '#ce1126'], 'left'),
  france: drawFlag(['#002654', '#ffffff', '#ed2939'], 'left'),
  switzerland: drawCross('#da291c', '#ffffff'),
  colombia: drawFlag(['#ffcd00', '#ffcd00', '#003087', '#c8102e'], 'top'),
  herediano: drawShield('#f2c300', '#c8102e'),
  alajuelense: drawShield('#c8102e', '#17181c'),
  cartagines: drawShield('#1b4f9c', '#ffffff'),
  puntarenas: drawShield('#f26b1f', '#ffffff'),
  saprissa: drawShield('#5c1a3b', '#5c1a3b'),
  valle: drawShield('#17181c', '#1d63d8'),
} as const;

import type { MatchBoxProps } from '../match/MatchBox/MatchBox';
import { storyMatches } from './storyMatches';

/** Brazil 1-2 Norway, as an article about it shows the match. */
export const storyMatchBox: MatchBoxProps = {
  match: {
    ...storyMatches.awayWin,
    home: { ...storyMatches.awayWin.home, scorers: 'Neymar 90+10’ (p)' },
    away: { ...storyMatches.awayWin.away, scorers: 'Erling Haaland 79’, 90’' },
  },
  stage: 'Octavos de final',
  whenAndWhere: 'dom 5 jul, 14:00 (hora de Costa Rica) · MetLife Stadium',
  referee: 'Árbitro: Ismail Elfath (USA)',
  link: null,
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Score } from '@cancha/stats/match/Score';
import { useState, type JSX } from 'react';
import type { OverlayProps } from '../../overlay/openOverlay.lazy';
import { Sheet } from '../../overlay/Sheet/Sheet.lazy';
import { GoalStepper } from './GoalStepper.lazy';
import type { ScoreSheetMatch } from './ScoreSheetMatch';
import { sidesStyles, waysStyles } from './scoreSheetStyles';

/** The score of a match, by steps. It is told when the reader is done; closed in another way it stays as it was. */
export function ScoreSheet(props: OverlayProps & ScoreSheetMatch): JSX.Element {
  const { isOpen, onClose, onGone, label, home, away, most, labels, onScore } = props;
  const [goals, setGoals] = useState({ home: home.goals, away: away.goals });
  const [chosen, choose] = useState<{ score: Score | null } | null>(null);
  const finish = (score: Score | null) => {
    choose({ score });
    onClose();
  };
  const gone = () => {
    onGone();
    // Only now is the page's own address in the history again, which follows the score.
    if (chosen) onScore(chosen.score);
  };
  const { clear, done } = labels;
  const isEmpty = goals.home === null && goals.away === null;
  return (
    <Sheet {...{ isOpen, onClose, labels }} onGone={gone} title={label}>
      <Box sx={sidesStyles}>
        {(['home', 'away'] as const).map((at) => (
          <GoalStepper
            key={at}
            side={at === 'home' ? home : away}
            goals={goals[at]}
            most={most}
            onGoals={(count) => setGoals({ ...goals, [at]: count })}
          />
        ))}
      </Box>
      <Box sx={waysStyles}>
        <Button variant="outlined" color="inherit" onClick={() => finish(null)}>
          {clear}
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disableElevation
          onClick={() => finish(isEmpty ? null : { home: goals.home ?? 0, away: goals.away ?? 0 })}
        >
          {done}
        </Button>
      </Box>
    </Sheet>
  );
}

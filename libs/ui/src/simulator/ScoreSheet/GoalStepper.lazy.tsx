import IconButton from '@mui/material/IconButton';
import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import type { ScoreSheetSide } from './ScoreSheetMatch';

type GoalStepperProps = {
  side: ScoreSheetSide;
  goals: number | null;
  most: number;
  onGoals: (goals: number) => void;
};

/** The goals of a team, between a minus and a plus that a thumb finds. */
export function GoalStepper({ side, goals, most, onGoals }: GoalStepperProps): JSX.Element {
  const step = (label: string, by: 1 | -1, path: string) => {
    const to = Math.min(most, Math.max(0, (goals ?? 0) + (goals === null && by > 0 ? 0 : by)));
    return (
      <IconButton aria-label={label} aria-disabled={to === goals} onClick={() => onGoals(to)}>
        <LineIcon box={24} line={3}>
          <path d={path} />
        </LineIcon>
      </IconButton>
    );
  };
  return (
    <div role="group" aria-label={side.goalsLabel}>
      <p>
        {side.badge ? <img src={side.badge} width="30" height="21" alt="" /> : null}
        {side.name}
      </p>
      <div className="stepper">
        {step(side.fewer, -1, 'M4 12h16')}
        <output>{goals ?? '–'}</output>
        {step(side.more, 1, 'M4 12h16M12 4v16')}
      </div>
    </div>
  );
}

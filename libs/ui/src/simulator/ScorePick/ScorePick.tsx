import type { JSX, ReactNode } from 'react';
import type { ScoreSheetMatch } from '../ScoreSheet/ScoreSheetMatch';
import styles from './ScorePick.module.css';

export type ScorePickSide = {
  name: string;
  code: string;
  badge: string | null;
  goals: number | null;
  /** Name of the field in the form. */
  field: string;
  /** "Goles de México". */
  goalsLabel: string;
  /** Form value of the side's button. */
  value: string;
  winLabel: string;
};

/** A sheet with steps, in which a phone asks for the goals; without it they are written. */
export type ScorePickSheet = Pick<ScoreSheetMatch, 'labels' | 'onScore'> &
  Record<'home' | 'away', { fewer: string; more: string }> & {
    open: (field: HTMLInputElement, match: ScoreSheetMatch) => void;
  };

export type ScorePickProps = {
  /** "México contra Sudáfrica". */
  label: string;
  home: ScorePickSide;
  away: ScorePickSide;
  draw: { value: string; label: string };
  /** Maximum goals. */
  most: number;
  /** `null` for an empty field. Without it the form is submitted. */
  onGoals?: (field: string, goals: number | null) => void;
  onPick?: (value: string) => void;
  sheet?: ScorePickSheet;
};

type Handlers = Pick<ScorePickProps, 'onGoals' | 'onPick'>;

type GoalsProps = {
  side: ScorePickSide;
  most: number;
  openSheet: ((field: HTMLInputElement) => void) | null;
};

function Goals({ side, most, onGoals, openSheet }: GoalsProps & Handlers): JSX.Element {
  const value = side.goals ?? '';
  const shared = {
    ...({ type: 'number', inputMode: 'numeric', min: 0, max: most, step: 1, name: side.field } as const),
    ...{ className: styles['goals'], 'aria-label': side.goalsLabel, autoComplete: 'off', placeholder: '–' },
  };
  if (!onGoals) return <input {...shared} defaultValue={value} />;
  return (
    <input
      {...shared}
      value={value}
      onMouseDown={(event) => {
        if (!openSheet || !window.matchMedia('(max-width: 768px)').matches) return;
        event.preventDefault();
        openSheet(event.currentTarget);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onChange={({ currentTarget }) => {
        // Only the last digit counts: a 2 after a 1 is a 2.
        const digits = currentTarget.value.replace(/\D/g, '');
        onGoals(side.field, digits === '' ? null : Number(digits.slice(-1)));
      }}
    />
  );
}

type PickProps = { value: string; label: string; isPicked: boolean; className: string | undefined };

function PickButton({
  value,
  label,
  isPicked,
  className,
  onPick,
  children,
}: PickProps & Handlers & { children: ReactNode }): JSX.Element {
  return (
    <button
      type="submit"
      name="pick"
      value={value}
      className={className}
      aria-pressed={isPicked}
      onClick={
        onPick &&
        ((event) => {
          event.preventDefault();
          onPick(value);
        })
      }
    >
      <span className="srOnly">{label}</span>
      <span className={styles['shown']} aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

function TeamText({ side }: { side: ScorePickSide }): JSX.Element {
  return (
    <>
      {side.badge ? <img src={side.badge} width="20" height="14" alt="" loading="lazy" /> : null}
      <span className={styles['name']}>{side.name}</span>
      <span className={styles['code']}>{side.code}</span>
    </>
  );
}

/** Prediction of a match: goals, or a tap on the winner or on the draw. */
export function ScorePick(props: ScorePickProps): JSX.Element {
  const { label, home, away, draw, most, sheet, ...handlers } = props;
  const openSheet =
    sheet &&
    ((field: HTMLInputElement) => {
      const sides = { home: { ...home, ...sheet.home }, away: { ...away, ...sheet.away } };
      sheet.open(field, { label, ...sides, most, labels: sheet.labels, onScore: sheet.onScore });
    });
  const ahead = home.goals === null || away.goals === null ? null : Math.sign(home.goals - away.goals);
  return (
    <div role="group" aria-label={label} className={styles['row']}>
      <PickButton
        value={home.value}
        label={home.winLabel}
        isPicked={ahead === 1}
        className={styles['team']}
        {...handlers}
      >
        <TeamText side={home} />
      </PickButton>
      <Goals side={home} most={most} openSheet={openSheet ?? null} {...handlers} />
      <PickButton
        value={draw.value}
        label={draw.label}
        isPicked={ahead === 0}
        className={styles['draw']}
        {...handlers}
      >
        X
      </PickButton>
      <Goals side={away} most={most} openSheet={openSheet ?? null} {...handlers} />
      <PickButton
        value={away.value}
        label={away.winLabel}
        isPicked={ahead === -1}
        className={`${styles['team']} ${styles['away']}`}
        {...handlers}
      >
        <TeamText side={away} />
      </PickButton>
    </div>
  );
}

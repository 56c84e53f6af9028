import { dropImpossiblePicks } from '@cancha/stats/simulator/applyPick';
import { noPicks } from '@cancha/stats/simulator/Picks';
import type { ScoreSheetMatch } from '@cancha/ui/simulator/ScoreSheet/ScoreSheetMatch';
import { useEffect, useMemo, useState, useSyncExternalStore, type JSX } from 'react';
import { hashOf, readPicks } from './picksHash';
import { readForm } from './readPick';
import { sharePage } from './sharePage';
import { SimulatorForm, type FormLife, type SimulatorFormProps } from './SimulatorForm';
import { usePicks } from './usePicks';

export type SimulatorProps = Pick<SimulatorFormProps, 'action' | 'teams' | 'words' | 'tableLabels'> & {
  /** What is filled in: the hash of the address. */
  hash: string;
  /** The address of the page, with that hash in it. */
  path: string;
};

type LivingProps = SimulatorProps & {
  /** What stands in the fields of the form, asked once this has taken them over: goals may have been written before. */
  readFields: () => URLSearchParams;
};

/** On a phone the goals are chosen in a sheet; without it they are written. */
function openScoreSheet(field: HTMLInputElement, match: ScoreSheetMatch): void {
  // Nor does the keyboard come when the focus returns to the field.
  field.inputMode = 'none';
  import('@cancha/ui/simulator/ScoreSheet/openScoreSheet.lazy').then(
    (loaded) => loaded.openScoreSheet(field, match),
    () => {
      field.inputMode = 'numeric';
      field.focus();
    },
  );
}

const never = () => () => {};

/** Whether this is a browser whose scripts have taken over, and no longer what the server sent. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The form of a World Cup, alive: all of it follows each pick at once, and the address of the page with it. */
export function Simulator({ hash, path, action, words, readFields, ...shown }: LivingProps): JSX.Element {
  const start = useMemo(() => dropImpossiblePicks(readPicks(hash) ?? noPicks), [hash]);
  const [{ picks, dropped, past }, change] = usePicks(start.picks, start.dropped);
  const [said, say] = useState({ path: '', text: '' });
  const isAlive = useIsAlive();
  const own = hashOf(picks);
  const ownPath = path.replace(hash, own);

  useEffect(() => {
    const picked = readForm(start.picks, readFields());
    if (picked.picks !== start.picks) change({ kind: 'form', picked });
  }, [start, readFields, change]);

  useEffect(() => {
    if (location.pathname !== ownPath) history.replaceState(history.state, '', ownPath + location.hash);
  }, [ownPath]);

  const share = async () => {
    const outcome = await sharePage(words.title, new URL(ownPath, location.href).href);
    const text = outcome === 'copied' ? words.copied : outcome === 'failed' ? words.notShared : '';
    say({ path: ownPath, text });
  };
  const alive: FormLife = {
    onPick: (pick) => {
      change({ kind: 'pick', pick });
    },
    onUndo:
      past.length > 0
        ? () => {
            change({ kind: 'undo' });
          }
        : null,
    onShare: () => void share(),
    openSheet: openScoreSheet,
    said: said.path === ownPath ? said.text : '',
  };
  return (
    <SimulatorForm
      {...shown}
      picks={picks}
      dropped={dropped}
      words={words}
      action={action.replace(hash, own)}
      alive={isAlive ? alive : null}
    />
  );
}

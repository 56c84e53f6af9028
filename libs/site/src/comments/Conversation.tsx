import { QuietButton } from '@cancha/ui/block/QuietButton/QuietButton';
import { useEffect, useRef, useState, type JSX } from 'react';
import { showConversation } from './servedComments';
import type { TrayWords } from './TrayWords';

type ConversationProps = { id: string; words: Pick<TrayWords, 'loading' | 'failed' | 'retry'> };

/** A conversation of the service in its place. One that does not come is said to be so, and can be asked for again. */
export function Conversation({ id, words }: ConversationProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(1);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  useEffect(() => {
    let isOver = false;
    if (place.current)
      void showConversation(place.current, id).then((outcome) => {
        if (!isOver) setState(outcome);
      });
    return () => {
      isOver = true;
    };
  }, [id, tries]);
  const tryAgain = () => {
    setState('waiting');
    setTries(tries + 1);
  };
  return (
    <>
      <p role="status">{state === 'waiting' ? words.loading : state === 'failed' ? words.failed : ''}</p>
      {state === 'failed' ? <QuietButton label={words.retry} onClick={tryAgain} /> : null}
      {/* React keeps away from what the service puts in. */}
      <div ref={place} />
    </>
  );
}

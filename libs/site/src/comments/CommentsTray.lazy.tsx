import { QuietButton } from '@cancha/ui/block/QuietButton/QuietButton';
import { openOverlay, type OverlayProps } from '@cancha/ui/overlay/openOverlay.lazy';
import { Sheet } from '@cancha/ui/overlay/Sheet/Sheet.lazy';
import { useRef, type JSX } from 'react';
import { allowPurpose } from '../consent/allowPurpose';
import type { PageConsent } from '../consent/ConsentRecord';
import { useAllowed } from '../consent/useAllowed';
import { useConsentHere } from '../consent/useConsentHere';
import { Conversation } from './Conversation';
import { pageConversation } from './pageConversation';
import { trayWordsAttribute, type TrayWords } from './TrayWords';

const purpose = 'functional';

type AskFirstProps = {
  consent: PageConsent;
  words: TrayWords;
  /** Closes the tray, and opens the manager of another company, where that asks. */
  onAskManager: () => void;
};

/** What would be loaded from whom, before anything is. */
function AskFirst({ consent, words, onAskManager }: AskFirstProps): JSX.Element {
  const allow = () => (consent.choose ? allowPurpose(consent, purpose) : onAskManager());
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {consent.hasChosen() ? <p>{words.refused}</p> : null}
      <p>{words.ask}</p>
      <p>{words.scope}</p>
      <QuietButton label={words.allow} onClick={allow} />
    </div>
  );
}

type CommentsTrayProps = OverlayProps & { words: TrayWords; conversation: string | null };

function CommentsTray({ words, conversation, ...overlay }: CommentsTrayProps): JSX.Element {
  const consent = useConsentHere();
  const isAllowed = useAllowed(consent, purpose);
  const isLeaving = useRef(false);
  const askManager = () => {
    isLeaving.current = true;
    overlay.onClose();
  };
  // An open tray would keep the keyboard from the manager.
  const onGone = () => {
    overlay.onGone();
    if (isLeaving.current) setTimeout(() => consent?.openSettings());
  };
  return (
    <Sheet {...overlay} onGone={onGone} title={words.title} labels={{ close: words.close }}>
      {conversation === null ? (
        <p>{words.elsewhere}</p>
      ) : isAllowed ? (
        <Conversation id={conversation} words={words} />
      ) : (
        consent && <AskFirst consent={consent} words={words} onAskManager={askManager} />
      )}
    </Sheet>
  );
}

/** The comments of the page over it; where they are not allowed yet, the question. */
export function openCommentsTray(opener: HTMLElement): void {
  const words = JSON.parse(document.querySelector(`[${trayWordsAttribute}]`)?.textContent ?? '') as TrayWords;
  const conversation = pageConversation();
  openOverlay(opener, (overlay) => <CommentsTray {...overlay} {...{ words, conversation }} />);
}

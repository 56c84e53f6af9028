import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useBackToClose } from './useBackToClose';
import { WidgetFrame } from './WidgetFrame.lazy';

/** What a surface is told, to hand on to MUI's `Dialog`, `Drawer` or `Popover`. */
export type OverlayProps = {
  isOpen: boolean;
  /** Closes it. */
  onClose: () => void;
  /** To be called once it has closed and is no longer seen. */
  onGone: () => void;
};

type Show = (overlay: OverlayProps) => ReactNode;

function OverlayLife({ show, onGone }: { show: Show; onGone: () => void }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const onClose = useBackToClose(() => setOpen(false));
  return show({ isOpen, onClose, onGone });
}

/** A second tap while the first is answered opens nothing more. */
let isBusy = false;

/**
 * Opens a surface over the page, in a React root of its own: pages are finished HTML. Back, Escape and a tap beside it
 * close it, and the focus returns to what it was opened with, also in Safari, which does not focus a tapped button.
 */
export function openOverlay(opener: HTMLElement, show: Show): void {
  if (isBusy) return;
  isBusy = true;
  const root = createRoot(document.createElement('div'));
  const listening = new AbortController();
  const end = () => {
    isBusy = false;
    listening.abort();
    root.unmount();
  };
  // Who comes back to a page that the browser kept finds nothing open.
  window.addEventListener('pagehide', end, { signal: listening.signal });
  // React ends no root while it is at work on it.
  const onGone = () =>
    void setTimeout(() => {
      end();
      opener.focus({ preventScroll: true });
    });
  root.render(
    <WidgetFrame>
      <OverlayLife show={show} onGone={onGone} />
    </WidgetFrame>,
  );
}

import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type JSX, type ReactNode } from 'react';
import { CloseButton } from '../CloseButton.lazy';
import type { OverlayProps } from '../openOverlay.lazy';
import { sheetStyles } from './sheetStyles';

export type SheetProps = OverlayProps & {
  title: string;
  labels: { close: string };
  children: ReactNode;
};

/** A surface with a heading: it comes from below on a phone, and stands in the middle of a wider screen. */
export function Sheet({ isOpen, onClose, onGone, title, labels, children }: SheetProps): JSX.Element {
  const isWide = useMediaQuery('(min-width: 769px)', { noSsr: true });
  const titleId = useId();
  const shared = { open: isOpen, onClose };
  const slotProps = {
    paper: { sx: sheetStyles, 'aria-labelledby': titleId },
    transition: { onExited: onGone },
  };
  const content = (
    <>
      <div className="sheetHead">
        <h2 id={titleId}>{title}</h2>
        <CloseButton label={labels.close} onClose={onClose} />
      </div>
      <div className="sheetContent">{children}</div>
    </>
  );
  return isWide ? (
    <Dialog {...shared} fullWidth aria-labelledby={titleId} slotProps={slotProps}>
      {content}
    </Dialog>
  ) : (
    <Drawer {...shared} anchor="bottom" slotProps={slotProps}>
      {content}
    </Drawer>
  );
}

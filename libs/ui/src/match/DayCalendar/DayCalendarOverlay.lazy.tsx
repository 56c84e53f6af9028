import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Locale } from 'date-fns';
import type { JSX } from 'react';
import type { OverlayProps } from '../../overlay/openOverlay.lazy';
import { Sheet } from '../../overlay/Sheet/Sheet.lazy';
import { DayCalendar } from './DayCalendar.lazy';
import type { DayChoice } from './DayChoice';
import { dayPopoverStyles } from './dayCalendarStyles';

type DayCalendarOverlayProps = OverlayProps & {
  choice: DayChoice;
  locale: Locale;
  /** What it opens beside on a wide screen. */
  anchor: HTMLElement;
  onChoose: (day: string) => void;
};

/** The calendar below its button, or from below on a phone. */
export function DayCalendarOverlay(props: DayCalendarOverlayProps): JSX.Element {
  const { choice, locale, anchor, onChoose, ...overlay } = props;
  const { isOpen, onClose, onGone } = overlay;
  const isWide = useMediaQuery('(min-width: 769px)', { noSsr: true });
  const { labels } = choice;
  const calendar = <DayCalendar {...choice} locale={locale} onChoose={onChoose} />;
  return isWide ? (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: { sx: dayPopoverStyles, role: 'dialog', 'aria-modal': true, 'aria-label': labels.choose },
        transition: { onExited: onGone },
      }}
    >
      {calendar}
    </Popover>
  ) : (
    <Sheet {...overlay} title={labels.choose} labels={labels}>
      {calendar}
    </Sheet>
  );
}

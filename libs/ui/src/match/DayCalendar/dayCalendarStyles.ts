import type { SxProps } from '@mui/material/styles';

/** Beside its button on a wide screen. */
export const dayPopoverStyles: SxProps = {
  marginTop: '4px',
  padding: '0 8px 8px',
  border: '1px solid var(--palette-line)',
};

/** As wide as seven days: those of MUI are for a mouse, and wider than the narrowest phone. */
export const dayCalendarStyles: SxProps = {
  '--cell': 'clamp(36px, (100vw - 32px) / 7, 46px)',
  width: 'calc(7 * var(--cell))',
  height: 'auto',
  maxHeight: 'none',
  marginInline: 'auto',
  '& :is([role="gridcell"], [role="columnheader"])': {
    width: 'var(--cell)',
    height: 'var(--cell)',
    marginInline: 0,
    borderRadius: 'var(--layout-pillRadius)',
    fontSize: '15px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [role="gridcell"]:focus-visible': { outlineOffset: '-3px' },
  '& [aria-selected="true"]:is(:hover, :focus)': { background: 'var(--palette-brand)' },
  '& [aria-current="date"]': { boxShadow: 'inset 0 0 0 2px var(--palette-brand)' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 'calc(6 * (var(--cell) + 4px))' },
  '& .MuiPickersCalendarHeader-root': {
    minHeight: '44px',
    maxHeight: '44px',
    marginTop: '8px',
    paddingInline: '8px 0',
  },
  '& .MuiPickersCalendarHeader-label': { fontWeight: 700 },
  '& .MuiPickersCalendarHeader-label::first-letter': { textTransform: 'uppercase' },
};

import type { SxProps } from '@mui/material/styles';

/** In the chunk of the sheet, not in a style sheet that every page loads. */
export const sheetStyles: SxProps = {
  maxHeight: '85dvh',
  // In the dark the page below is as dark.
  border: '1px solid var(--palette-line)',
  color: 'var(--palette-ink)',
  '@media (max-width: 768px)': { borderRadius: 'var(--layout-radius) var(--layout-radius) 0 0' },
  '& .sheetHead': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '8px 8px 8px 16px',
    borderBottom: '1px solid var(--palette-line)',
    background: 'var(--palette-page)',
  },
  '& h2': {
    flex: 1,
    font: 'var(--layout-headWeight) var(--step-card)/24px var(--layout-headFont)',
  },
  '& .sheetContent': { padding: '16px 16px calc(16px + env(safe-area-inset-bottom))' },
};

import type { SxProps } from '@mui/material/styles';

export const sidesStyles: SxProps = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px',
  '& [role="group"]': { display: 'grid', gap: '8px', justifyItems: 'center', alignContent: 'end' },
  '& p': { display: 'grid', gap: '4px', justifyItems: 'center', fontWeight: 700, textAlign: 'center' },
  '& img': { width: '30px', height: '21px', objectFit: 'contain' },
  '& .stepper': { display: 'flex', alignItems: 'center' },
  '& output': {
    minWidth: '44px',
    font: 'var(--layout-headWeight) 40px/56px var(--layout-headFont)',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  '& button': {
    width: '48px',
    height: '56px',
    borderRadius: 'var(--layout-radius)',
    background: 'var(--palette-surfaceRaised)',
  },
  '& [aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
};

export const waysStyles: SxProps = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px',
  marginTop: '24px',
};

import IconButton from '@mui/material/IconButton';
import type { JSX } from 'react';
import { LineIcon } from '../media/LineIcon/LineIcon';

/** The cross of a surface. */
export function CloseButton({ label, onClose }: { label: string; onClose: () => void }): JSX.Element {
  return (
    <IconButton aria-label={label} onClick={onClose}>
      <LineIcon box={24} line={3}>
        <path d="m5 5 14 14M19 5 5 19" />
      </LineIcon>
    </IconButton>
  );
}

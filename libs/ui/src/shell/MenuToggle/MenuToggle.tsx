import type { JSX } from 'react';
import { closesOnEscape } from '../CloseOnEscape/closesOnEscape';

type MenuToggleProps = { id: string; className?: string | undefined; label: string };

/** The hidden checkbox that opens a menu, without JavaScript. `CloseOnEscape` adds Escape. */
export function MenuToggle({ id, className, label }: MenuToggleProps): JSX.Element {
  return (
    <input {...{ [closesOnEscape]: '' }} type="checkbox" id={id} className={className} aria-label={label} />
  );
}

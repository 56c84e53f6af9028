import { closesOnEscape } from './closesOnEscape';

const checkboxes = `input[${closesOnEscape}], [${closesOnEscape}] ~ * input[type='checkbox']`;

/** Resets menus and panels to the server's HTML: closed, except groups with the current page. */
export function resetPanels(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(checkboxes)) box.checked = box.defaultChecked;
  for (const open of document.querySelectorAll(`details[${closesOnEscape}][open]`))
    open.removeAttribute('open');
}

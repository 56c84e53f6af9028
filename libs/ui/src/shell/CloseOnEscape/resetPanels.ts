import { closesOnEscape } from './closesOnEscape';

const checkboxes = `input[${closesOnEscape}], [${closesOnEscape}] ~ * input[type='checkbox']`;

/** Puts the menus and panels of the page back as the server sent them: shut, with the groups open that lead here. */
export function resetPanels(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(checkboxes)) box.checked = box.defaultChecked;
  for (const open of document.querySelectorAll(`details[${closesOnEscape}][open]`))
    open.removeAttribute('open');
}

/** Who goes through the options by keyboard has arrived, in ms. */
const restMs = 250;

/** The form of a field that chooses among views of the page; `null` for any other. */
function pickerOf(field: EventTarget | null): HTMLFormElement | null {
  const form = field instanceof HTMLSelectElement ? field.form : null;
  return form?.dataset['picker'] === undefined ? null : form;
}

/** Something else is chosen than the document says. */
function isChosen(field: HTMLSelectElement): boolean {
  const said = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return said !== undefined && !said.selected;
}

/**
 * Sends forms marked `data-picker` as soon as something is chosen: their button is for where no script runs. Returns how
 * to stop.
 */
export function sendOnChoice(): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const send = (form: HTMLFormElement | null) => {
    if (!form) return;
    clearTimeout(rest);
    rest = setTimeout(() => form.isConnected && form.requestSubmit(), restMs);
  };
  const onChange = ({ target }: Event) => send(pickerOf(target));
  document.addEventListener('change', onChange);
  // What was chosen before anybody listened.
  const early = [...document.querySelectorAll<HTMLSelectElement>('form[data-picker] select')].find(isChosen);
  if (early) send(pickerOf(early));
  return () => {
    clearTimeout(rest);
    document.removeEventListener('change', onChange);
  };
}

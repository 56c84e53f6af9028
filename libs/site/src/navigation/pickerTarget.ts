/** Where a form that chooses among views of a page leads, and the field it was chosen with; `null` for any other. */
export function pickerTarget(event: SubmitEvent): { path: string; field: string } | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  if (form.dataset['picker'] === undefined) return null;
  const select = form.querySelector('select');
  if (!select) return null;
  const url = new URL(form.action);
  url.search = new URLSearchParams({ [select.name]: select.value }).toString();
  return { path: url.pathname + url.search, field: select.id };
}

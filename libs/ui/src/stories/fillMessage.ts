/** A message with its `{name}` filled in. Plurals and choices are for the pages; stories need none. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

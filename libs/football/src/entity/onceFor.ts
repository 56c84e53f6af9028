const owners = new WeakMap<object, Map<string, object>>();

/**
 * An object that stands for data on one kind of page, the same one for as long as the data is. Finished HTML is kept by
 * its first value, one each: two pages made of one answer need two.
 */
export function onceFor(data: object, kind: string): object {
  let own = owners.get(data);
  if (!own) {
    own = new Map();
    owners.set(data, own);
  }
  const known = own.get(kind);
  if (known) return known;
  const owner = {};
  own.set(kind, owner);
  return owner;
}

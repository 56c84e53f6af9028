/** What a reader chose at a manager of TCF, as far as we ask. */
export type TcChoice = {
  /** Whether the law that the framework is made for holds for the reader. */
  readonly applies: boolean;
  /** The purposes that the reader allowed. */
  readonly purposes: readonly number[];
  /** A vendor that was shown to the reader, whom the reader allowed, and whom the site does not keep from a purpose. */
  readonly grantsVendor: (vendor: number, purposes: readonly number[]) => boolean;
};

/** Of TCF 2.3. */
const allPurposes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Restriction of a publisher: not allowed at all. */
const forbidden = 0;

const fieldOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The choice in a `TCData` object; `null` where it says not even whether the law holds. Consent alone counts. */
export function readTcData(data: unknown): TcChoice | null {
  const applies = fieldOf(data, 'gdprApplies');
  if (typeof applies !== 'boolean') return null;
  const consents = fieldOf(fieldOf(data, 'purpose'), 'consents');
  const vendor = fieldOf(data, 'vendor');
  const vendors = fieldOf(vendor, 'consents');
  // Since TCF 2.3. A manager that does not say whom it named is older.
  const named = fieldOf(vendor, 'disclosedVendors');
  const restrictions = fieldOf(fieldOf(data, 'publisher'), 'restrictions');
  return {
    applies,
    purposes: allPurposes.filter((purpose) => fieldOf(consents, purpose) === true),
    grantsVendor: (id, asked) =>
      fieldOf(vendors, id) === true &&
      (named === undefined || fieldOf(named, id) === true) &&
      asked.every((purpose) => fieldOf(fieldOf(restrictions, purpose), id) !== forbidden),
  };
}

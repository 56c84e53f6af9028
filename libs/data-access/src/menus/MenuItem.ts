/** A second-level entry of a menu. */
export type SubmenuItem = {
  readonly name: string;
  /** Empty for plain text. */
  readonly url: string;
  /** Default `_self`. */
  readonly target: string;
  /** The URL starts with `http`: needs a full page load. */
  readonly redirect: boolean;
};

/** With `submenuItems` it is a group. */
export type MenuItem = SubmenuItem & { readonly submenuItems?: readonly SubmenuItem[] };

/** Menu sets by name. `null`: unknown to the backend; empty: an empty menu. */
export type Menus = Readonly<Record<string, readonly MenuItem[] | null>>;

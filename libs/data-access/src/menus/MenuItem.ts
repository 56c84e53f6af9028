/** A second-level entry of a menu. */
export type SubmenuItem = {
  readonly name: string;
  /** May be empty: such an entry is text. */
  readonly url: string;
  /** `_self` unless told otherwise. */
  readonly target: string;
  /** The address starts with `http`: leaving needs a full page load. */
  readonly redirect: boolean;
};

/** A top-level entry; with `submenuItems` it is a group. */
export type MenuItem = SubmenuItem & { readonly submenuItems?: readonly SubmenuItem[] };

/** Menu sets by the name they were asked under. `null`: the backend has no such set; empty: it has an empty one. */
export type Menus = Readonly<Record<string, readonly MenuItem[] | null>>;

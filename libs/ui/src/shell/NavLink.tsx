import type { AnchorHTMLAttributes, JSX } from 'react';
import type { NavItem } from './NavItem';

/** A menu entry as a link; without an address, as text. */
export function NavLink({ item, className }: { item: NavItem; className?: string }): JSX.Element {
  if (!item.href) return <span {...(className ? { className } : {})}>{item.name}</span>;
  return (
    <a href={item.href} {...(className ? { className } : {})} {...attributesOf(item)}>
      {item.name}
    </a>
  );
}

/** Only what is said: an attribute that is `undefined` still costs its name in every page's payload. */
function attributesOf({
  title,
  rel,
  target,
  current,
  fullLoad,
}: NavItem): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    ...(title ? { title, 'aria-label': title } : {}),
    ...(rel ? { rel } : {}),
    ...(target ? { target } : {}),
    ...(current ? { 'aria-current': 'page' } : {}),
    ...(fullLoad ? { 'data-full-load': '' } : {}),
  };
}

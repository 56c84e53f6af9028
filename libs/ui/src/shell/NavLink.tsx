import type { JSX } from 'react';
import type { NavItem } from './NavItem';

/** A menu entry as a link; without an address, as text. */
export function NavLink({ item, className }: { item: NavItem; className?: string }): JSX.Element {
  if (!item.href) return <span className={className}>{item.name}</span>;
  return (
    <a
      href={item.href}
      className={className}
      rel={item.rel}
      target={item.target}
      aria-current={item.current ? 'page' : undefined}
      data-full-load={item.fullLoad ? '' : undefined}
    >
      {item.name}
    </a>
  );
}

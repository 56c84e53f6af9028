import type { AnchorHTMLAttributes, CSSProperties, JSX, ReactNode } from 'react';
import type { NavItem } from './NavItem';

type NavLinkProps = {
  item: NavItem;
  className?: string;
  style?: CSSProperties;
  /** What stands for the name, where that is not the words alone: an icon, or a logo that is called by it. */
  children?: ReactNode;
};

/** A menu entry as a link; without an address, as text. */
export function NavLink({ item, className, style, children }: NavLinkProps): JSX.Element {
  const content = children ?? <Name item={item} />;
  const looks = { ...(className ? { className } : {}), ...(style ? { style } : {}) };
  if (!item.href) return <span {...looks}>{content}</span>;
  return (
    <a href={item.href} {...looks} {...attributesOf(item)}>
      {content}
    </a>
  );
}

/** A name that was cut is there whole for who listens; its shortened form only for who sees. */
function Name({ item: { name, title } }: { item: NavItem }): JSX.Element {
  if (!title) return <>{name}</>;
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="srOnly">{title}</span>
    </>
  );
}

/** Only what is said: an attribute that is `undefined` still costs its name in every page's payload. */
function attributesOf({
  title,
  rel,
  target,
  referrerPolicy,
  current,
  fullLoad,
}: NavItem): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    ...(title ? { title } : {}),
    ...(rel ? { rel } : {}),
    ...(target ? { target } : {}),
    ...(referrerPolicy ? { referrerPolicy } : {}),
    ...(current ? { 'aria-current': 'page' } : {}),
    ...(fullLoad ? { 'data-full-load': '' } : {}),
  };
}

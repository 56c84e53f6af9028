import type { AnchorHTMLAttributes, CSSProperties, JSX, ReactNode } from 'react';
import { deviceAttributes } from '../device/deviceAttributes';
import type { NavItem } from './NavItem';

type NavLinkProps = {
  item: NavItem;
  className?: string;
  style?: CSSProperties;
  /** Replaces the name: an icon or a logo. */
  children?: ReactNode;
};

/** Text without a URL. */
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

/** Screen readers get the full name of a cut one. */
function Name({ item: { name, title } }: { item: NavItem }): JSX.Element {
  if (!title) return <>{name}</>;
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="srOnly">{title}</span>
    </>
  );
}

/** Without `undefined` attributes, which would be part of every page's payload. */
function attributesOf({
  title,
  rel,
  target,
  referrerPolicy,
  current,
  fullLoad,
  opens,
}: NavItem): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    ...(title ? { title } : {}),
    ...(rel ? { rel } : {}),
    ...(target ? { target } : {}),
    ...(referrerPolicy ? { referrerPolicy } : {}),
    ...(current ? { 'aria-current': 'page' } : {}),
    ...(fullLoad ? { 'data-full-load': '' } : {}),
    ...(opens ? { [deviceAttributes.action]: opens } : {}),
  };
}

import type { AnchorHTMLAttributes, JSX, ReactNode } from 'react';

/** A link that looks like a button. The caller has applied the link rules. */
export type HeaderButton = {
  href: string;
  text: string;
  /** `page`: links to the current page; `section`: to its section. */
  current?: 'page' | 'section' | undefined;
  /** Full page load instead of client navigation. */
  fullLoad?: boolean;
  rel?: string | undefined;
  target?: '_blank' | undefined;
};

type HeaderLinkProps = { link: HeaderButton; className?: string | undefined; children?: ReactNode };

/** With `children` instead of its text. */
export function HeaderLink({ link, className, children = link.text }: HeaderLinkProps): JSX.Element {
  return (
    <a href={link.href} className={className} {...attributesOf(link)}>
      {children}
    </a>
  );
}

function attributesOf({
  current,
  fullLoad,
  rel,
  target,
}: HeaderButton): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    ...(rel ? { rel } : {}),
    ...(target ? { target } : {}),
    ...(current ? { 'aria-current': current === 'page' ? 'page' : true } : {}),
    ...(fullLoad ? { 'data-full-load': '' } : {}),
  };
}

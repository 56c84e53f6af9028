import type { AnchorHTMLAttributes, JSX, ReactNode } from 'react';

/** A button of the header: a link with words. Which rules its address follows was decided before it came here. */
export type HeaderButton = {
  href: string;
  text: string;
  /** `page`: it leads to the page being read; `section`: to the section that page is in. */
  current?: 'page' | 'section' | undefined;
  /** Leave client navigation aside and load the page whole, as another host's is anyway. */
  fullLoad?: boolean;
  rel?: string | undefined;
  target?: '_blank' | undefined;
};

type HeaderLinkProps = { link: HeaderButton; className?: string | undefined; children?: ReactNode };

/** The link of a button, around its words or what is shown in their place. */
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

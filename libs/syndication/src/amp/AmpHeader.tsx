import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { JSX } from 'react';
import { siteLogo } from '@cancha/site/shell/siteLogo';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import './ampElements';

type AmpHeaderProps = { context: SiteContext; menu: readonly NavItem[] };

/** Logo and menu. The menu opens without a script, so that it needs none. */
export function AmpHeader({ context, menu }: AmpHeaderProps): JSX.Element {
  const { site, t } = context;
  const { src, width, height, href, label } = siteLogo(context);
  return (
    <header className="bar">
      <a className="home" href={href}>
        <amp-img src={site.origin + src} alt={label} width={width} height={height} layout="fixed" />
      </a>
      {menu.length > 0 ? (
        <details className="menu">
          <summary>{t('shell.menu')}</summary>
          <nav aria-label={t('shell.menu')}>
            <ul>
              {menu.map((item) => (
                <li key={item.id}>
                  <a href={item.href ?? undefined} rel={item.rel}>
                    {item.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      ) : null}
    </header>
  );
}

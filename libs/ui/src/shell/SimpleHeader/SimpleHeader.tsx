import type { JSX } from 'react';
import { StoreAppButton, type StoreAppButtonProps } from '../../block/StoreAppButton/StoreAppButton';
import { HeaderLogo, type Logo, type LogoPicture } from '../Header/HeaderLogo';
import { HeaderVariables } from '../Header/HeaderVariables';
import { headerLayoutName, simpleHeaderLayout } from '../Header/headerLayout';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './SimpleHeader.module.css';

export type SimpleHeaderProps = {
  /** Two headers on a page need different ones. Default `header-two`. */
  id?: string | undefined;
  logo: Logo;
  /** A picture in place of the logo's, which keeps address and name (`mainLogo`). */
  mainLogo?: LogoPicture | undefined;
  secondaryLogo?: Logo | undefined;
  /** The navigation (`navItems`), the only one there is: on a small screen it scrolls sideways under the logo. */
  items: readonly NavItem[];
  /** The app in its store (`urlApp`). */
  storeApp?: StoreAppButtonProps | undefined;
  /** `false` where the page has `HeaderVariables` in its head already. */
  ownVariables?: boolean;
  labels: {
    /** Name of the navigation. */
    main: string;
  };
};

/** The simpler header, type two, of 80 px: logo, navigation and a way to the app. */
export function SimpleHeader({
  id = 'header-two',
  logo,
  mainLogo,
  secondaryLogo,
  items,
  storeApp,
  ownVariables = true,
  labels,
}: SimpleHeaderProps): JSX.Element {
  return (
    <header
      className={styles['header']}
      data-header={id}
      data-measures={headerLayoutName(simpleHeaderLayout)}
    >
      {ownVariables ? <HeaderVariables {...simpleHeaderLayout} /> : null}
      <div className={`wrap ${styles['bar']}`}>
        <HeaderLogo logo={{ ...logo, ...mainLogo }} secondary={secondaryLogo} />
        {items.length > 0 ? (
          <nav className={`scrollRow ${styles['nav']}`} aria-label={labels.main}>
            {items.map((item) => (
              <NavLink key={item.id} item={item} />
            ))}
          </nav>
        ) : null}
        {storeApp ? (
          <div className={styles['store']}>
            <StoreAppButton {...storeApp} compact />
          </div>
        ) : null}
      </div>
    </header>
  );
}

import type { JSX } from 'react';
import { StoreAppButton, type StoreAppButtonProps } from '../../block/StoreAppButton/StoreAppButton';
import { HeaderLogo, type Logo, type LogoPicture } from '../Header/HeaderLogo';
import { HeaderVariables } from '../Header/HeaderVariables';
import { headerLayoutName, simpleHeaderLayout } from '../Header/headerLayout';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './SimpleHeader.module.css';

export type SimpleHeaderProps = {
  /** Unique on the page. Default `header-two`. */
  id?: string | undefined;
  logo: Logo;
  /** Replaces the logo's picture, not its link and name (`mainLogo`). */
  mainLogo?: LogoPicture | undefined;
  secondaryLogo?: Logo | undefined;
  /** Navigation (`navItems`). On small screens it scrolls below the logo. */
  items: readonly NavItem[];
  /** App store link (`urlApp`). */
  storeApp?: StoreAppButtonProps | undefined;
  /** `false` if the page renders `HeaderVariables` in `<head>`. */
  ownVariables?: boolean;
  labels: {
    /** Accessible name of the navigation. */
    main: string;
  };
};

/** Header type two, 80 px high: logo, navigation, app link. */
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

import type { JSX } from 'react';
import { BettingNav } from '../BettingNav/BettingNav';
import { CommentsTrigger } from '../CommentsTrigger/CommentsTrigger';
import { HighlightStrip } from '../HighlightStrip/HighlightStrip';
import { MenuToggle } from '../MenuToggle/MenuToggle';
import { NavTabs } from '../NavTabs/NavTabs';
import { PromoBar } from '../PromoBar/PromoBar';
import styles from './Header.module.css';
import { HeaderButtons } from './HeaderButtons';
import { HeaderLogo } from './HeaderLogo';
import { HeaderVariables } from './HeaderVariables';
import { headerLayout, headerLayoutName } from './headerLayout';
import type { HeaderProps } from './HeaderProps';
import { MenuIcon } from './MenuIcon';
import { TopNav } from './TopNav';

/** The bar with logo and menu is sticky; what is below it scrolls. */
export function Header({
  menuId = 'header-one',
  logo,
  mainLogo,
  secondaryLogo,
  items,
  tabs,
  menu,
  showMenu = true,
  buttons,
  picker,
  comments,
  betting,
  promo,
  highlights,
  stickyAd,
  bannerHeight,
  ownVariables = true,
  labels,
}: HeaderProps): JSX.Element {
  const { position = 'navbar', ...tray } = comments ?? {};
  const place = headerLayout({ stickyAd, bannerHeight, highlights });
  const trigger = 'label' in tray ? <CommentsTrigger {...tray} /> : null;
  const inNavbar = trigger !== null && position === 'navbar';
  return (
    <header className={styles['header']} data-header={menuId} data-measures={headerLayoutName(place)}>
      {ownVariables ? <HeaderVariables {...place} /> : null}
      <div className={styles['mast']}>
        {showMenu ? (
          <MenuToggle id={menuId} className={`srOnly ${styles['toggle']}`} label={labels.openMenu} />
        ) : null}
        <div className={`wrap ${styles['bar']}${inNavbar ? ` ${styles['withTray']}` : ''}`}>
          {showMenu ? (
            <label className={styles['icon']} htmlFor={menuId}>
              <MenuIcon />
              <span className="srOnly">{labels.menu}</span>
            </label>
          ) : null}
          <HeaderLogo logo={{ ...logo, ...mainLogo }} secondary={secondaryLogo} />
          <TopNav items={items} label={labels.main} />
          <div className={styles['end']}>
            <HeaderButtons {...buttons} />
            {position === 'header' ? trigger : null}
            {picker}
          </div>
        </div>
        {showMenu ? <div className={styles['menu']}>{menu}</div> : null}
      </div>
      <div className={styles['navbar']}>
        <NavTabs items={tabs} label={labels.tabs} />
        {inNavbar ? <div className={`wrap ${styles['tray']}`}>{trigger}</div> : null}
      </div>
      {highlights ? (
        <div className={styles['highlights']}>
          <HighlightStrip {...highlights} />
        </div>
      ) : null}
      {betting ? <BettingNav {...betting} /> : null}
      {promo ? <PromoBar {...promo} /> : null}
      {stickyAd ? (
        <div className={`${styles['strip']}${stickyAd.sticky === false ? '' : ` ${styles['stays']}`}`}>
          {stickyAd.slot}
        </div>
      ) : null}
    </header>
  );
}

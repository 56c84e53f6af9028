import { Header } from '@cancha/ui/shell/Header/Header';
import type { StickyAd } from '@cancha/ui/shell/Header/HeaderProps';
import { Menu } from '@cancha/ui/shell/Menu/Menu';
import { SimpleHeader } from '@cancha/ui/shell/SimpleHeader/SimpleHeader';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { SiteSearchForm } from '../search/SiteSearchForm';
import { bettingNav } from './bettingNav';
import { traySettings } from '../comments/traySettings';
import { headerButtons } from './headerButtons';
import { headerLogos } from './headerLogos';
import { menuShortcuts } from './menuShortcuts';
import type { Shell } from './Shell';
import { toHeaderButton } from './toHeaderButton';

type SiteHeaderProps = {
  context: SiteContext;
  shell: Shell;
  /** Public path of the page. */
  path: string;
  /** The strip of ads. */
  strip?: StickyAd | undefined;
  /** The picker of editions, or what stands for it. */
  picker: ReactNode;
};

/** The header of a site, as its menus, its capabilities and its settings make it. */
export function SiteHeader({ context, shell, path, strip, picker }: SiteHeaderProps): JSX.Element {
  const { brandConfig, t } = context;
  const settings = brandConfig.header ?? {};
  if (settings.type === 'two') {
    return (
      <SimpleHeader
        {...headerLogos(context)}
        items={shell.main}
        storeApp={toHeaderButton(settings.appUrl, t('header.app'), context)}
        ownVariables={false}
        labels={{ main: t('shell.main') }}
      />
    );
  }
  return (
    <Header
      {...headerLogos(context)}
      items={shell.main}
      tabs={shell.tabs}
      menu={
        <Menu
          columns={shell.menu}
          search={<SiteSearchForm context={context} id="menu-search" />}
          shortcuts={menuShortcuts(context)}
          labels={{ menu: t('shell.menu'), submenu: t('menu.submenu'), shortcuts: t('menu.shortcuts') }}
        />
      }
      showMenu={shell.menu.length > 0 && settings.showMenu}
      buttons={headerButtons(context, path)}
      picker={picker}
      comments={traySettings(context)}
      betting={bettingNav(context, shell, path)}
      promo={toHeaderButton(settings.promo?.href, settings.promo?.text ?? '', context)}
      highlights={{ label: t('shell.topics'), items: shell.highlights }}
      stickyAd={strip}
      bannerHeight={settings.bannerHeight}
      ownVariables={false}
      labels={{
        main: t('shell.main'),
        menu: t('shell.menu'),
        openMenu: t('shell.openMenu'),
        tabs: t('shell.tabs'),
      }}
    />
  );
}

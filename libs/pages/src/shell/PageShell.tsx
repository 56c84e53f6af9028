import { buildPath } from '@cancha/routing/buildPath';
import { Footer } from '@cancha/ui/shell/Footer/Footer';
import { Header } from '@cancha/ui/shell/Header/Header';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { Static } from '../static/Static';
import { loadShell, type Shell } from './loadShell';

type PageShellProps = {
  context: SiteContext;
  /** Public path of the page, which marks its entry in the menus. */
  path: string;
  /** Menus that were loaded already. */
  shell?: Shell;
  /** What belongs to the document's head, or is for machines. */
  head?: ReactNode;
  /** Between header and content: matches, topics, as finished HTML. */
  strips?: ReactNode;
  children: ReactNode;
};

function copyrightText({ site, profile, format, t }: SiteContext, now: Date): string {
  const year = site.copyrightYear === 'current' ? format.year(now) : site.copyrightYear;
  return t('footer.copyright', {
    year: String(year),
    brand: profile.shortName,
    group: profile.groupStatement,
  });
}

/** Header, content and footer of every page. */
export async function PageShell({
  context,
  path,
  shell: loaded,
  head,
  strips,
  children,
}: PageShellProps): Promise<JSX.Element> {
  const { site, profile, t } = context;
  const shell = loaded ?? (await loadShell(context, path));
  const copyright = copyrightText(context, new Date());
  const logo = {
    src: `/brand/${site.id}/${profile.logo.file}`,
    width: profile.logo.width,
    height: profile.logo.height,
    href: buildPath(site, 'home', {}),
    label: t('shell.home', { brand: profile.shortName }),
  };
  return (
    <>
      {head}
      <Static from={[shell.main, shell.groups, shell.tabs, context]}>
        <a className="skipLink" href="#contenido">
          {t('shell.skip')}
        </a>
        <Header
          logo={logo}
          items={shell.main}
          groups={shell.groups}
          tabs={shell.tabs}
          trending={{ href: buildPath(site, 'trending', {}), text: t('list.trending') }}
          labels={{
            main: t('shell.main'),
            menu: t('shell.menu'),
            openMenu: t('shell.openMenu'),
            tabs: t('shell.tabs'),
          }}
        />
      </Static>
      {strips}
      <Static as="main" id="contenido">
        {children}
      </Static>
      <Static from={[shell.footer, copyright, context]}>
        <Footer
          logo={logo}
          columns={shell.footer}
          responsibleGambling={{
            mark: t('footer.gamblingMark'),
            title: t('footer.gamblingTitle'),
            text: t('footer.gamblingText'),
          }}
          affiliate={{
            title: t('footer.affiliateTitle'),
            text: t('footer.affiliateText', { brand: profile.shortName }),
          }}
          copyright={copyright}
        />
      </Static>
    </>
  );
}

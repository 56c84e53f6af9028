import type { HeaderProps } from '@cancha/ui/shell/Header/HeaderProps';
import type { SiteContext } from '../context/SiteContext';

type TrayContext = Pick<SiteContext, 'brandConfig' | 't'>;

/** Whether the site has a tray of comments: the button in its header and on its articles. */
export const hasTray = ({ brandConfig: { comments } }: Pick<SiteContext, 'brandConfig'>): boolean =>
  comments !== undefined && comments.trayPosition !== 'hidden';

/** The button of the tray in the header; nothing on a site without one. */
export function traySettings(context: TrayContext): HeaderProps['comments'] {
  const { brandConfig, t } = context;
  if (!hasTray(context)) return undefined;
  return {
    label: t('comments.open'),
    position: brandConfig.comments?.trayPosition ?? 'navbar',
    number: brandConfig.comments?.notifications ? '' : undefined,
  };
}

import { Footer } from '@cancha/ui/shell/Footer/Footer';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import type { Shell } from './Shell';
import { deviceLinks } from '../device/deviceLinks';
import { toFooterProps } from './toFooterProps';

type SiteFooterProps = { context: SiteContext; shell: Shell; copyright: string };

/** The footer of a site: its links, its legal notices and who it belongs to. */
export function SiteFooter({ context, shell: { footer }, copyright }: SiteFooterProps): JSX.Element {
  const { columns, legal } = footer;
  return (
    <Footer
      {...toFooterProps(context, {
        columns,
        bottomLinks: legal,
        deviceLinks: deviceLinks(context),
        copyright,
      })}
    />
  );
}

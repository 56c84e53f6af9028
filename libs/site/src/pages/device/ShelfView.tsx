import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX, ReactNode } from 'react';
import type { SiteContext } from '../../context/SiteContext';
import { DeviceFile } from '../../device/DeviceFile.client';
import { deviceFileProps } from '../../device/deviceFileProps';
import styles from '../../device/DevicePages.module.css';

type ShelfViewProps = {
  context: SiteContext;
  title: string;
  text: string;
  /** Links below the text. */
  ways: ReactNode;
  /** The lists, filled on the device. */
  children: ReactNode;
};

/** The frame of lists that a device keeps: its file below them, and without JavaScript a line that says what it takes. */
export function ShelfView({ context, title, text, ways, children }: ShelfViewProps): JSX.Element {
  return (
    <div className={`wrap ${styles['page']} ${styles['shelves']}`}>
      <div className={styles['head']}>
        <Headline level={1} size="lead">
          {title}
        </Headline>
        <p>{text}</p>
        {ways}
      </div>
      <noscript>
        <p>{context.t('device.needsScript')}</p>
      </noscript>
      {children}
      <DeviceFile {...deviceFileProps(context)} />
    </div>
  );
}

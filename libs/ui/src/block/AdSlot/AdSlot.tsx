import type { CSSProperties, JSX } from 'react';
import styles from './AdSlot.module.css';

export type AdSlotProps = {
  id: string;
  /** Kind of placement the ad service knows the slot by: "leaderboard", "box". */
  placementTypeName: string;
  /** Positions within the kind, on a phone (below 768 px) and on anything wider. */
  posMobile?: string | undefined;
  posDesktop?: string | undefined;
  /** The element an ad is put into; the slot's id unless told otherwise. */
  baseDivId?: string | undefined;
  /** `true`: on phones only; `false`: on wider screens only; unset: on both. */
  mobile?: boolean | undefined;
  /** Of the ad, in CSS pixels: what is reserved, so that nothing moves when it comes. */
  width: number;
  height: number;
  /** CSS, around the slot; `20px auto` unless told otherwise. */
  margin?: string | undefined;
  /** CSS, within the slot; `10px` unless told otherwise. */
  padding?: string | undefined;
  /** CSS colour behind the ad; the page's own unless told otherwise. */
  bgColor?: string | undefined;
  /** Whether the ad is called one. The line takes its room either way the ad turns out. */
  showTitle?: boolean | undefined;
  /** A picture of the house instead of an ad, and where it leads. */
  customAd?: { src: string; alt: string } | undefined;
  customAdLink?: string | undefined;
  /** Only the height is reserved: the ad takes the width there is. */
  onlyHeight?: boolean | undefined;
  labels: { title: string };
};

/** Which screens a slot exists on. What is wider than the screen would widen the page: it has none. */
function screensOf({ mobile, width, onlyHeight }: AdSlotProps): (string | undefined)[] {
  return [
    mobile === true && styles['phone'],
    mobile === false && styles['wider'],
    !onlyHeight && width > 728 && styles['desk'],
    !onlyHeight && width > 320 && width <= 728 && styles['tablet'],
  ].filter((name) => name !== false);
}

function CustomAd({ customAd, customAdLink, width, height }: AdSlotProps): JSX.Element | null {
  if (!customAd) return null;
  const picture = <img src={customAd.src} alt={customAd.alt} width={width} height={height} loading="lazy" />;
  return customAdLink ? (
    <a href={customAdLink} target="_blank" rel="sponsored nofollow noopener">
      {picture}
    </a>
  ) : (
    picture
  );
}

/**
 * A region of the page that an ad service fills. It is as large from the first paint on as it will be, and stays so
 * when no ad comes; what the service has to know of it is in its data attributes.
 */
export function AdSlot(props: AdSlotProps): JSX.Element {
  const { id, placementTypeName, posMobile, posDesktop, baseDivId = id, width, height } = props;
  const { margin = '20px auto', padding = '10px', bgColor, showTitle, onlyHeight, customAd, labels } = props;
  const measures = {
    '--ad-width': onlyHeight ? '100%' : `${width}px`,
    '--ad-height': `${height}px`,
    '--ad-margin': margin,
    '--ad-padding': padding,
    ...(bgColor ? { background: bgColor } : {}),
  } as CSSProperties;
  return (
    <div className={[styles['slot'], ...screensOf(props)].join(' ')} style={measures}>
      {showTitle ? <p className={styles['title']}>{labels.title}</p> : null}
      <div
        id={baseDivId}
        className={styles['area']}
        {...(customAd
          ? {}
          : {
              'data-ad-slot': id,
              'data-ad-placement': placementTypeName,
              'data-ad-pos-mobile': posMobile,
              'data-ad-pos-desktop': posDesktop,
              'data-ad-size': `${width}x${height}`,
            })}
      >
        <CustomAd {...props} />
      </div>
    </div>
  );
}

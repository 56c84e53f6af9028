import type { CSSProperties, JSX } from 'react';
import styles from './AdSlot.module.css';

export type AdSlotProps = {
  id: string;
  /** Placement type of the ad service: "leaderboard", "box". */
  placementTypeName: string;
  /** Positions within the type, below 768 px and above. */
  posMobile?: string | undefined;
  posDesktop?: string | undefined;
  /** Id of the ad's element. Default: the slot's id. */
  baseDivId?: string | undefined;
  /** `true`: on phones only; `false`: on wider screens only; unset: on both. */
  mobile?: boolean | undefined;
  /** Reserved space in CSS pixels, against layout shift. */
  width: number;
  height: number;
  /** CSS. Default `20px auto`. */
  margin?: string | undefined;
  /** CSS. Default `10px`. */
  padding?: string | undefined;
  /** CSS colour. Default: the page's. */
  bgColor?: string | undefined;
  /** Shows the label "advertisement". Its space is reserved with or without an ad. */
  showTitle?: boolean | undefined;
  /** A house ad, and its link. */
  customAd?: { src: string; alt: string } | undefined;
  customAdLink?: string | undefined;
  /** Reserves only the height; the width is that of the column. */
  onlyHeight?: boolean | undefined;
  labels: { title: string };
};

/** Screens with this slot. A slot wider than the screen would widen the page. */
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
 * A slot for an ad service. Its space is reserved from the first paint, and kept without an ad; the data attributes are
 * for the service.
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

import type { CSSProperties, JSX, ReactNode } from 'react';
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
  /** Sizes of the ads it takes, none larger than that. Default: that one. */
  sizes?: readonly (readonly [width: number, height: number])[] | undefined;
  /** Of the page or the story, for the ad service. */
  section?: string | undefined;
  /** CSS. Default `20px auto`. */
  margin?: string | undefined;
  /** CSS. Default `10px`. */
  padding?: string | undefined;
  /** CSS colour. Default: the page's. */
  bgColor?: string | undefined;
  /** Shows the label "advertisement". Its space is reserved with or without an ad. */
  showTitle?: boolean | undefined;
  /** `side`: the label stands beside the ad, where its strip has no room above it. */
  titleAt?: 'above' | 'side' | undefined;
  /** What stands there without an ad: before one comes, and where none does. */
  house?: ReactNode;
  /** An ad of the site's own instead of the service's, and its link. */
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
    !onlyHeight && width > (mobile === false ? 700 : 320) && width <= 728 && styles['tablet'],
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

/** What the ad service reads of a slot. */
function serviceData(props: AdSlotProps): Record<`data-ad-${string}`, string | undefined> {
  const { id, placementTypeName, posMobile, posDesktop, mobile, width, height, section } = props;
  const { sizes = [[width, height]] } = props;
  return {
    'data-ad-slot': id,
    'data-ad-placement': placementTypeName,
    'data-ad-pos-mobile': posMobile,
    'data-ad-pos-desktop': posDesktop,
    'data-ad-mobile': mobile === undefined ? undefined : String(mobile),
    'data-ad-sizes': sizes.map((size) => size.join('x')).join(' '),
    'data-ad-section': section,
  };
}

/**
 * A slot for an ad service. Its space is reserved from the first paint, and kept without an ad; the data attributes are
 * for the service, which marks the slot with `data-ad-filled` once there is an ad to see.
 */
export function AdSlot(props: AdSlotProps): JSX.Element {
  const { id, baseDivId = id, width, height, margin = '20px auto', padding = '10px' } = props;
  const { bgColor, showTitle, titleAt, onlyHeight, house, customAd, labels } = props;
  const measures = {
    '--ad-width': onlyHeight ? '100%' : `${width}px`,
    '--ad-height': `${height}px`,
    '--ad-margin': margin,
    '--ad-padding': padding,
    ...(bgColor ? { background: bgColor } : {}),
  } as CSSProperties;
  const classes = [styles['slot'], 'noPrint', titleAt === 'side' && styles['beside'], ...screensOf(props)];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={measures}>
      {showTitle ? <p className={styles['title']}>{labels.title}</p> : null}
      <div className={styles['area']}>
        {customAd ? (
          <div id={baseDivId}>
            <CustomAd {...props} />
          </div>
        ) : (
          <>
            <div id={baseDivId} className={styles['ad']} {...serviceData(props)} />
            {house ? <div className={styles['house']}>{house}</div> : null}
          </>
        )}
      </div>
    </div>
  );
}

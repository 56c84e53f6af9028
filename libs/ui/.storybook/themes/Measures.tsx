import { materialBreakpoints, siteBreakpoints } from '@cancha/themes/breakpoints';
import type { ThemeLayout } from '@cancha/themes/layoutOf';
import type { ThemeTokens } from '@cancha/themes/ThemeTokens';
import { Headline, type HeadlineSize } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { storyBrands } from '../toolbar/brands';
import styles from './themes.module.css';

const headlines: readonly HeadlineSize[] = ['lead', 'second', 'section', 'card'];
const texts = ['text', 'meta'] as const;
const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 48];
const radii = ['radius', 'pictureRadius', 'pillRadius'] as const;

/** What has a name and a value, in two columns. */
export function Values({ values }: { values: Readonly<Record<string, string | number>> }): JSX.Element {
  return (
    <dl className={styles['layout']}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every size of type a page may use, in the faces of the theme. */
export function TypeSteps({ fonts }: Pick<ThemeTokens, 'fonts'>): JSX.Element {
  return (
    <>
      {headlines.map((size) => (
        <Headline key={size} level={2} size={size}>
          {size}: España, campeona del mundo
        </Headline>
      ))}
      {texts.map((step) => (
        <p key={step} style={{ fontSize: `var(--step-${step})` }}>
          {step}: Ferran Torres marcó al 106 y no hubo más. 0123456789
        </p>
      ))}
      <Values
        values={Object.fromEntries(
          [fonts.head, ...fonts.text].map(({ family, weight }, i) => [
            `${i === 0 ? 'Headlines' : 'Text'} ${weight}`,
            family,
          ]),
        )}
      />
    </>
  );
}

/** The distances between things, in CSS pixels. */
export function Spacing(): JSX.Element {
  return (
    <ul>
      {spaces.map((px) => (
        <li key={px} className={styles['space']}>
          <span>{px}</span>
          <span className={styles['bar']} style={{ width: px }} />
        </li>
      ))}
    </ul>
  );
}

/** How corners are rounded: boxes, pictures, buttons. */
export function Radii({ layout }: { layout: ThemeLayout }): JSX.Element {
  return (
    <ul className={styles['grid']}>
      {radii.map((name) => (
        <li key={name}>
          <span className={styles['corner']} style={{ borderRadius: layout[name] }} />
          {name} <code>{layout[name]}</code>
        </li>
      ))}
    </ul>
  );
}

/** Widths of the screen at which pages change, in CSS pixels; the widgets' are Material's. */
export function Breakpoints({ phone }: Pick<ThemeTokens, 'phone'>): JSX.Element {
  return (
    <>
      <h2>Pages</h2>
      <Values values={{ phone, ...siteBreakpoints }} />
      <h2>Widgets</h2>
      <Values values={materialBreakpoints} />
    </>
  );
}

/** The logo on the colours it stands on, and its sizes. */
export function Logo({ theme, logo }: { theme: string; logo: ThemeTokens['logo'] }): JSX.Element {
  const drawing = storyBrands.get(theme)?.logo;
  return (
    <>
      {drawing ? (
        <p className={styles['logo']}>
          <img src={drawing.src} alt="" style={{ width: logo.width }} />
          <img src={drawing.src} alt="" style={{ width: logo.phoneWidth }} />
          <img src={drawing.src} alt="" style={{ height: logo.footerHeight }} />
          <img src={drawing.src} alt="" style={{ height: logo.footerWideHeight }} />
        </p>
      ) : null}
      <Values values={logo} />
    </>
  );
}

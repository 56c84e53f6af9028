'use client';
import { jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import type { JSX } from 'react';
import { earlyTapsScript } from './earlyTaps';
import { firstScript } from './firstScript';

/** `bar`: what the browser's own bar wears above the page, in each scheme. */
type DeviceHeadProps = { bar: { light: string; dark: string } };

/**
 * For the document's head: the reader's choices before the first paint; without JavaScript, none of the controls. A
 * client component only so that its text travels once a page, and not in the page's payload again.
 */
export function DeviceHead({ bar }: DeviceHeadProps): JSX.Element {
  return (
    <>
      <script data-light={bar.light} data-dark={bar.dark} dangerouslySetInnerHTML={{ __html: firstScript }} />
      <script dangerouslySetInnerHTML={{ __html: earlyTapsScript }} />
      <noscript
        dangerouslySetInnerHTML={{ __html: `<style>.${jsOnlyClass}{display:none!important}</style>` }}
      />
    </>
  );
}

'use client';
import { SlideOnArrow } from '@cancha/ui/list/Slider/SlideOnArrow.client';
import { CloseOnEscape } from '@cancha/ui/shell/CloseOnEscape/CloseOnEscape.client';
import type { JSX } from 'react';
import { OnThisDevice } from '../device/OnThisDevice.client';
import { PageNavigation } from '../navigation/PageNavigation.client';

/** What listens on every page. One part of the payload, not four. */
export function PageListeners(): JSX.Element {
  return (
    <>
      <PageNavigation />
      <CloseOnEscape />
      <SlideOnArrow />
      <OnThisDevice />
    </>
  );
}

import { openOverlay } from '@cancha/ui/overlay/openOverlay.lazy';
import { Sheet } from '@cancha/ui/overlay/Sheet/Sheet.lazy';
import { PrivacyForm } from './PrivacyForm.client';
import type { PrivacyChoices } from './toPrivacyChoices';

/** The privacy choices over the page, from its footer or its notice. */
export function openPrivacyChoicesDialog(opener: HTMLElement, { title, close, form }: PrivacyChoices): void {
  openOverlay(opener, (overlay) => (
    <Sheet {...overlay} title={title} labels={{ close }}>
      <PrivacyForm {...form} />
    </Sheet>
  ));
}

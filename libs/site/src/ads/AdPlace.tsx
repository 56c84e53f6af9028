import type { AdFormat } from '@cancha/integrations/ports/AdsRow';
import { AdSlot, type AdSlotProps } from '@cancha/ui/block/AdSlot/AdSlot';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { HouseContent } from './HouseContent';

type AdPlaceProps = {
  context: SiteContext;
  /** Placement type that the brand's row has for this place; `undefined`: none. */
  placement: string | undefined;
  /** Unique on the page. */
  id: string;
  /** Which of a page it is: neighbours say different things while they have no ad. */
  turn?: number;
  /** For the service: slug of the page's section. */
  section?: string | undefined;
  /** Nothing below 768 px: on a phone the first story comes first. */
  wideOnly?: boolean;
  look?: Pick<AdSlotProps, 'margin' | 'padding' | 'titleAt'>;
};

/** A place for ads: the formats that the brand has for it, each on its screens. Nothing where it has none. */
export function AdPlace(props: AdPlaceProps): JSX.Element | null {
  const { context, placement, wideOnly = false } = props;
  const formats = placement === undefined ? undefined : context.brandConfig.ads?.placements[placement];
  if (placement === undefined || !formats) return null;
  const shown = wideOnly
    ? formats.filter(({ mobile }) => !mobile).map((format) => ({ ...format, mobile: false }))
    : formats;
  return (
    <>
      {shown.map((format, i) => (
        <Slot key={i} {...props} placement={placement} format={format} place={i} />
      ))}
    </>
  );
}

type SlotProps = AdPlaceProps & { placement: string; format: AdFormat; place: number };

function Slot({ context, placement, id, turn = 0, section, look, format, place }: SlotProps): JSX.Element {
  const { sizes, ...rest } = format;
  const { t } = context;
  return (
    <AdSlot
      id={`ad-${id}${place > 0 ? `-${place + 1}` : ''}`}
      placementTypeName={placement}
      {...rest}
      width={Math.max(...sizes.map(([width]) => width))}
      height={Math.max(...sizes.map(([, height]) => height))}
      sizes={sizes}
      section={section}
      showTitle
      // Grids have their own gaps; the label is in them.
      margin="-8px auto 0"
      padding="0"
      {...look}
      labels={{ title: t(look?.titleAt === 'side' ? 'ads.mark' : 'ads.title') }}
      house={<HouseContent context={context} turn={turn} />}
    />
  );
}

import { slotsIn, type AmpAds, type AmpSlot } from './ampAds';

/** Elements of AMP pages carry no styles: the size of a place is a class. */
export const roomClass = ({ size }: AmpSlot): string => `room-${size.join('x')}`;

/** The style of an AMP page with ads: its places, what the house says in them, and the notice. */
export function ampAdStyles(ads: AmpAds): string {
  const rooms = new Map(slotsIn(ads).map((slot) => [roomClass(slot), slot.size]));
  const sizes = [...rooms].map(([name, [width, height]]) => `.${name}{width:${width}px;height:${height}px}`);
  return `.ad{display:grid;justify-content:center;margin:16px 0 24px}
.ad>p{height:20px;margin:0;font-size:12px;line-height:16px;text-align:center;color:var(--inkSoft)}
.ad:has(.house):not(:has(iframe))>p{visibility:hidden}
.room{display:grid;place-items:center;overflow:hidden;background:var(--surface)}
.room>*{grid-area:1/1}
.room [placeholder],.room [fallback],.gone{width:100%;height:100%}
.room>.gone{display:none}
.room>amp-ad[hidden]+.gone{display:block}
.house{display:flex;flex-direction:column;justify-content:center;gap:8px;height:100%;padding:20px 24px;border:1px solid var(--line);background:var(--surface);color:var(--ink);font-size:15px;line-height:1.4;text-decoration:none}
.house span{color:var(--inkSoft)}.house span:first-child{flex:none;font-size:12px;line-height:16px}
.house b{font-size:26px;line-height:30px}
.house.low{flex-direction:row;align-items:center;justify-content:flex-start;gap:16px;padding:0 12px}
.house.low b{overflow:hidden;font-size:16px;line-height:20px;white-space:nowrap;text-overflow:ellipsis}
@media (max-width:767px){.wide{display:none}}
@media (min-width:768px){.phone{display:none}}
#consent{position:sticky;left:auto;bottom:0;background:none}
.notice{max-height:50vh;overflow-y:auto;padding:12px max(16px,calc(50% - 344px));border-top:3px solid var(--mark);background:var(--surface);color:var(--ink);font-size:15px;line-height:1.4}
.notice[hidden]{display:none}
.notice p{margin:0 0 12px}
.notice div{display:grid;grid-template-columns:1fr 1fr;gap:8px;max-width:416px}
.notice button{min-height:44px;padding:4px 8px;border:2px solid var(--ink);border-radius:22px;background:var(--background);color:var(--ink);font:inherit;font-weight:700;cursor:pointer}
.choices{display:block;min-height:44px;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}
button:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
${sizes.join('')}
`;
}

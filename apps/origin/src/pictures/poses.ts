import type { Point } from './shapes.ts';

type Quad = readonly [Point, Point, Point, Point];

/** Joints of a pictogram on a field of about 110 × 190 units. */
export interface Pose {
  readonly head: Point;
  /** Left shoulder, right shoulder, right hip, left hip. */
  readonly torso: Quad;
  /** Shoulder, elbow, hand; the first arm is behind the body. */
  readonly arms: readonly [readonly [Point, Point, Point], readonly [Point, Point, Point]];
  /** Hip, knee, ankle, toe. */
  readonly legs: readonly [Quad, Quad];
  readonly ball?: Point;
}

export const poseNames = ['remate', 'festejo', 'avion', 'vencido', 'arquero', 'conduce', 'juez'] as const;
export type PoseName = (typeof poseNames)[number];

// prettier-ignore
export const poses: Record<PoseName, Pose> = {
  remate: { head: [60, 18], torso: [[42, 44], [70, 40], [66, 98], [44, 98]], arms: [[[44, 48], [16, 58], [-4, 36]], [[70, 46], [94, 62], [116, 46]]], legs: [[[50, 98], [46, 140], [30, 178], [12, 180]], [[62, 98], [98, 116], [138, 104], [144, 90]]], ball: [172, 78] },
  festejo: { head: [50, 18], torso: [[32, 46], [68, 46], [61, 102], [39, 102]], arms: [[[34, 49], [8, 30], [2, -10]], [[66, 49], [92, 30], [98, -10]]], legs: [[[44, 102], [34, 144], [38, 186], [24, 188]], [[57, 102], [80, 134], [60, 164], [46, 168]]] },
  avion: { head: [54, 20], torso: [[36, 46], [70, 44], [62, 102], [42, 104]], arms: [[[38, 49], [2, 42], [-36, 26]], [[69, 48], [104, 58], [138, 74]]], legs: [[[46, 102], [24, 132], [-8, 146], [-16, 158]], [[58, 102], [78, 138], [70, 180], [86, 184]]] },
  vencido: { head: [56, 34], torso: [[32, 52], [68, 52], [62, 110], [38, 110]], arms: [[[33, 56], [10, 82], [34, 104]], [[67, 56], [90, 82], [66, 104]]], legs: [[[42, 110], [38, 150], [34, 188], [20, 190]], [[58, 110], [62, 150], [66, 188], [80, 190]]] },
  arquero: { head: [128, 26], torso: [[112, 48], [98, 14], [44, 50], [56, 80]], arms: [[[110, 44], [142, 56], [176, 36]], [[104, 20], [140, 2], [172, 10]]], legs: [[[54, 76], [16, 98], [-24, 92], [-34, 104]], [[46, 56], [4, 58], [-26, 36], [-40, 40]]], ball: [196, 18] },
  conduce: { head: [66, 18], torso: [[44, 42], [74, 44], [58, 98], [36, 94]], arms: [[[46, 46], [18, 62], [26, 90]], [[72, 48], [88, 78], [114, 74]]], legs: [[[42, 96], [20, 130], [-16, 140], [-22, 154]], [[54, 98], [88, 118], [84, 160], [102, 166]]], ball: [128, 164] },
  juez: { head: [50, 20], torso: [[32, 46], [68, 46], [62, 106], [38, 106]], arms: [[[34, 50], [18, 82], [22, 112]], [[66, 50], [86, 26], [90, -14]]], legs: [[[43, 106], [40, 148], [38, 188], [24, 190]], [[57, 106], [60, 148], [62, 188], [76, 190]]] },
};

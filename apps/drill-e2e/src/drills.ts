import type { Drill } from './Drill';
import { killedAppDrill } from './killedAppDrill';
import { catalogueDrill } from './catalogueDrill';
import { databaseDrills } from './databaseDrills';
import { logDrill } from './logDrill';
import { memoryDrill } from './memoryDrill';
import { outageDrills } from './outageDrills';
import { overloadDrills } from './overloadDrills';
import { processDrills } from './processDrills';

/** All of them, in the order they are played: what makes pages known that nobody has read comes last. */
export const drills: readonly Drill[] = [
  ...outageDrills,
  ...processDrills,
  killedAppDrill,
  catalogueDrill,
  logDrill,
  ...databaseDrills,
  ...overloadDrills,
  memoryDrill,
];

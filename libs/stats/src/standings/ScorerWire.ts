import type { TeamWire } from '../team/TeamWire';

/** A scorer as the stats API sends it. */
export type ScorerWire = {
  readonly position: number;
  readonly player: string;
  readonly player_id?: string | null | undefined;
  readonly team?: TeamWire | null | undefined;
  readonly goals: number;
  readonly penalties?: number | null | undefined;
};

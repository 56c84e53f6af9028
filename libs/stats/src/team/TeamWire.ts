/** A contestant as the stats provider sends it. */
export type TeamWire = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly code?: string | null | undefined;
};

/** Counts a site's readers for an office of audience figures. Where it is slow, blocked or gone, it counts nothing. */
export type AudienceMeter = {
  /** The reader has got a further page. The first of a visit is counted by the service itself. */
  readonly countPage: () => void;
};

/** One headline. */
export type TickerItem = {
  /** Tells headlines apart. */
  readonly id: string;
  /** Its words; cut at the end where there is no room, with the whole on hover. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
};

/** Room of an account that nobody else may fill while bytes are on their way. */
export type Reservation = {
  /** Makes sure of room for so many bytes in all. @throws {Refusal} 413 when the account has no room for them. */
  readonly grow: (bytes: number) => Promise<void>;
  /** So many more of the promised bytes have come to the disk. */
  readonly wrote: (bytes: number) => void;
  /** The bytes have a row now, which counts from here on. */
  readonly settle: () => void;
  /** Gives the room back; nothing after `settle`. */
  readonly release: () => void;
};

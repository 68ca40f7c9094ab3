/** One open page. */
export type PageTab = {
  /** Tells pages apart; also the name by which a bar is restored. */
  readonly id: string;
  /** The object's name, not the function's: `肝脏代谢组 2024-03`. */
  readonly title: string;
  /** The page holds input that is not saved; a dot and a word say so, and closing asks first. */
  readonly dirty?: boolean;
};

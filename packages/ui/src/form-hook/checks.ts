/** What decides when fields are checked: which were left once, and whether pinyin is being composed. */
export type Checks<Name extends string> = {
  /** The field was left; from now on it is checked at every change. */
  leave: (name: Name) => void;
  /** The fields that were left. */
  left: () => Name[];
  /** Begins anew, after the form was sent. */
  forget: () => void;
  /** There is one focus, so there is one composition. */
  compose: (composing: boolean) => void;
  composing: () => boolean;
};

export function createChecks<Name extends string>(): Checks<Name> {
  const left = new Set<Name>();
  let composing = false;
  return {
    leave: (name) => void left.add(name),
    left: () => [...left],
    forget: () => left.clear(),
    compose: (now) => {
      composing = now;
    },
    composing: () => composing,
  };
}

import type { AreaName } from '@panome/contract';

export type Areas = {
  /** Makes an area known. `filled` is asked often: a query that stops at the first row. */
  register(name: AreaName, filled: () => Promise<boolean>): void;
  /** @returns The areas that have something to show, in the order of their names. */
  filled(): Promise<readonly AreaName[]>;
};

/** Which areas of content there are: menus leave out what nobody has filled yet. Each feature makes its own known. */
export function createAreas(): Areas {
  const known = new Map<AreaName, () => Promise<boolean>>();
  return {
    register: (name, filled) => void known.set(name, filled),
    filled: async () => {
      const answers = await Promise.all(
        [...known].map(async ([name, filled]): Promise<AreaName[]> => ((await filled()) ? [name] : [])),
      );
      return answers.flat().toSorted();
    },
  };
}

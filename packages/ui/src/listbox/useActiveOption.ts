import { useMemo, useState } from 'react';
import type { Option } from './option.ts';

type ActiveOption = {
  /** The option that the keys point at: the one pointed at last, else the chosen one, else the first. */
  current: Option | undefined;
  /** Points at an option by its value. */
  point: (value: string | undefined) => void;
  /** Goes on by so many options and stops at the ends; a single step from an end goes to the other one. */
  move: (steps: number) => void;
  /** Points at the first (`0`) or last (`-1`) option. */
  jump: (place: 0 | -1) => void;
};

/** Which option of a list the keys point at. What is disabled is passed over. */
export function useActiveOption(options: readonly Option[], chosen: string | undefined): ActiveOption {
  const [active, point] = useState<string | undefined>();
  const enabled = useMemo(() => options.filter((option) => !option.disabled), [options]);
  const current =
    enabled.find(({ value }) => value === active) ?? enabled.find(({ value }) => value === chosen) ?? enabled[0];
  const last = enabled.length - 1;
  const jump = (place: number) => point(enabled.at(place)?.value);
  const move = (steps: number) => {
    const from = current ? enabled.indexOf(current) : -1;
    const to = from + steps;
    if (Math.abs(steps) === 1) return jump((to + last + 1) % Math.max(1, last + 1));
    jump(Math.min(last, Math.max(0, to)));
  };
  return { current, point, move, jump };
}

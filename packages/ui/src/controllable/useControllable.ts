import { useState } from 'react';

export type Controllable<Value, Next extends Value = Value> = {
  /** What the caller gives; `undefined` leaves the value to the part. */
  value: Value | undefined;
  /** The value at the start, and after the caller stopped giving one. */
  defaultValue: Value;
  /** Gets every new value, whoever keeps it. */
  onValueChange: ((value: Next) => void) | undefined;
};

/**
 * The value of a part and the way to change it: kept by the caller where it gives one, else by the part itself.
 *
 * Every part that holds something (`value`, `open`, `checked`, `selected` …) takes it from here, so that controlled and
 * uncontrolled mean the same everywhere.
 */
export function useControllable<Value, Next extends Value = Value>({
  value,
  defaultValue,
  onValueChange,
}: Controllable<Value, Next>): readonly [Value, (next: Next) => void] {
  const given = value !== undefined;
  const [own, setOwn] = useState<Value>(defaultValue);
  const [wasGiven, setWasGiven] = useState(given);
  // What a caller showed before it let go is not what the reader chose.
  if (given !== wasGiven) {
    setWasGiven(given);
    setOwn(defaultValue);
  }
  const change = (next: Next) => {
    if (!given) setOwn(next);
    onValueChange?.(next);
  };
  return [given ? value : own, change];
}

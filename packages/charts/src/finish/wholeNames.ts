const dots = '…';

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes(dots)) words.add(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, words);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const item of Object.values(value)) collect(item, words);
}

/**
 * Of the words of an option that hold a shortened name, such as `g__Lachno…group（12）`, what they would be with the
 * whole name.
 *
 * @param whole - What stands behind each shortened name, one a line.
 */
export function wholeNamesIn(option: object, whole: ReadonlyMap<string, string>): Record<string, string> {
  if (whole.size === 0) return {};
  const words = new Set<string>();
  collect(option, words);
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const exact = whole.get(word);
      if (exact !== undefined) return [[word, exact]];
      const held = [...whole.keys()].filter((short) => word.includes(short));
      const longest = held.toSorted((one, other) => other.length - one.length)[0];
      return longest === undefined
        ? []
        : [
            [
              word,
              whole
                .get(longest)!
                .split('\n')
                .map((name) => word.replace(longest, () => name))
                .join('\n'),
            ],
          ];
    }),
  );
}

import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Makes the samples of one place one tab stop with arrow keys: hundreds of samples must not be hundreds of stops. */
export function useSampleKeys(samples: readonly string[]) {
  const [active, setActive] = useState<string>();
  const stop = active !== undefined && samples.includes(active) ? active : samples[0];
  const sampleOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-sample]') : null;
  return {
    tabIndex: (sample: string) => (sample === stop ? 0 : -1),
    onFocus: ({ target }: FocusEvent) => setActive(sampleOf(target)?.dataset['sample']),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { altKey, ctrlKey, currentTarget, key, metaKey, target } = event;
      // Not the keys of the menu, which is drawn elsewhere.
      const row = currentTarget.contains(target as Node) ? sampleOf(target) : null;
      const at = row ? samples.indexOf(row.dataset['sample'] ?? '') : -1;
      if (at === -1 || altKey || ctrlKey || metaKey) return;
      const step = steps[key];
      const typed = /^[\p{L}\p{N}]$/u.test(key) ? key.toLowerCase() : undefined;
      const found =
        typed === undefined
          ? -1
          : samples.findIndex((_, index) =>
              samples[(at + 1 + index) % samples.length]!.toLowerCase().startsWith(typed),
            );
      const next = step ? step(at, samples.length - 1) : found === -1 ? undefined : (at + 1 + found) % samples.length;
      if (next === undefined) return;
      event.preventDefault();
      currentTarget.children[next]?.querySelector('input')?.focus();
    },
  };
}

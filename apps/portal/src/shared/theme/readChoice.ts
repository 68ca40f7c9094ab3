import type { AppearanceChoice } from '@panome/ui/appearance';

const values = {
  theme: ['light', 'dark', 'system'],
  contrast: ['normal', 'more', 'system'],
  vision: ['normal', 'weak'],
  density: ['comfortable', 'compact'],
} as const;

const isChosen = ([name, value]: [string, unknown]) =>
  name === 'primary'
    ? typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
    : ((values as Record<string, readonly unknown[]>)[name]?.includes(value) ?? false);

/** The choice in a stored text, without anything that is not one of the values (FE-08). */
export function readChoice(text: string | null): AppearanceChoice {
  const stored: unknown = JSON.parse(text ?? '{}');
  const choice: unknown = typeof stored === 'object' && stored !== null && 'choice' in stored ? stored.choice : {};
  return typeof choice === 'object' && choice !== null
    ? (Object.fromEntries(Object.entries(choice).filter(isChosen)) as AppearanceChoice)
    : {};
}

import '@panome/ui/theme';
import type { ReactNode } from 'react';

/** What every scene stands in: the theme. */
export default function Wrap({ children }: { children: ReactNode }) {
  return children;
}

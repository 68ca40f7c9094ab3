import type { Plugin } from 'vite';
import { readable } from './readable.ts';
import { storySources } from './storySources.ts';

/** Gives every story its source as others can paste it, which “Show code” and the code panel show. */
export function storySourcePlugin(): Plugin {
  return {
    name: 'story-source',
    enforce: 'pre',
    async transform(code, id) {
      const path = id.split('?')[0]!;
      // Stories of the portal show what is the portal's own, which nobody pastes.
      if (!path.endsWith('.stories.tsx') || !path.replaceAll('\\', '/').includes('/packages/ui/')) return null;
      const lines: string[] = [];
      for (const [name, source] of storySources(path, code)) {
        const shown = JSON.stringify({ code: await readable(source), language: 'tsx' });
        lines.push(
          `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${shown} } };`,
        );
      }
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}

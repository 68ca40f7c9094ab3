import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../packages/ui/src');

/** The page of every part by its name, as Storybook addresses it: `Tabs` is at `导航-tabs--docs`. */
export function partPages(): ReadonlyMap<string, string> {
  const files = [...globSync(join(source, '*/*.stories.tsx')), ...globSync(join(source, '**/*.mdx'))];
  const titles = files.flatMap(
    (path) => /\btitle[:=] ?['"]([^'"]+\/[^'"]+)['"]/.exec(readFileSync(path, 'utf8'))?.[1] ?? [],
  );
  return new Map(
    titles.map((title) => [title.split('/').at(-1)!, `${title.toLowerCase().replaceAll(/[/\s]+/g, '-')}--docs`]),
  );
}

type Node = { type: string; url?: string; children?: Node[] };

/**
 * Leads links such as `[Toast](part:Toast)` to the page of that part, whatever group it stands in. Ends the build at a
 * part that is not there.
 */
export function partLinks() {
  const pages = partPages();
  const visit = (node: Node): void => {
    const name = node.type === 'link' && /^part:(.+)$/.exec(decodeURIComponent(node.url ?? ''))?.[1];
    if (name) {
      const page = pages.get(name);
      if (!page) throw new Error(`no page of ${name}`);
      node.url = `?path=/docs/${page}`;
    }
    node.children?.forEach(visit);
  };
  return visit;
}

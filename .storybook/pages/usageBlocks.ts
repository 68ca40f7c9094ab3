import { publicNames } from '../source/publicNames.ts';
import { shownUsage } from '../source/usage.ts';

type Node = { type: string; lang?: string; value?: string; children?: Node[] };

/** Completes every block of `tsx` on a page with its imports, and says what the reader's page has to give. */
export function usageBlocks() {
  const known = publicNames();
  const visit = (node: Node): void => {
    if (node.type === 'code' && node.lang === 'tsx' && node.value) node.value = shownUsage(node.value, known);
    node.children?.forEach(visit);
  };
  return visit;
}

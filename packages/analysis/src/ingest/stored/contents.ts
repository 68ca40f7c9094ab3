import type { FileParts } from '../parts/content.ts';
import { annData, isAnnData, isMuData, muData } from './anndata.ts';
import type { Group } from './nodes.ts';
import { biom2, isBiom2, isLoom, isTenX, loom, tenX } from './others.ts';

/** The tables and matrices of a file whose layout is known; `undefined` for another one. */
export function contentOf(root: Group): FileParts | undefined {
  if (isBiom2(root)) return biom2(root);
  if (isAnnData(root)) return annData(root);
  if (isLoom(root)) return loom(root);
  if (isTenX(root)) return tenX(root);
  const modalities = isMuData(root);
  return modalities.length > 0 ? muData(root, modalities) : undefined;
}

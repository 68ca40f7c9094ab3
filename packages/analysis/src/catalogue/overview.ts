import { lipid } from '../overview/lipid/index.ts';
import { oav } from '../overview/oav/index.ts';
import { pca } from '../overview/pca/index.ts';
import { tsne } from '../overview/tsne/index.ts';
import { umap } from '../overview/umap/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const overviewMethods: readonly MethodDefinition[] = [pca, umap, tsne, lipid, oav];

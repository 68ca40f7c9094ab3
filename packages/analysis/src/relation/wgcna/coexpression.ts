import type { Dendrogram } from '../../hierarchical-clustering/index.ts';
import type { Connectivity } from './connectivity.ts';
import type { Eigengene } from './eigengenes.ts';
import type { ModuleLine, ModuleNode } from './moduleLines.ts';
import type { ChosenPower, PowerFit } from './softThreshold.ts';

/**
 * What a network comes to. `dynamic` are the modules before merging; both are numbered from 1 by falling size, 0 for
 * none.
 */
export type Network = {
  readonly fits: readonly PowerFit[];
  readonly chosen: ChosenPower;
  readonly tree: Dendrogram;
  readonly dynamic: Int32Array;
  readonly modules: Int32Array;
  /** Of modules 1, 2 …, then of the features of none when there are any. */
  readonly eigengenes: readonly Eigengene[];
  /** Correlation of each feature with the eigengene of its module; `NaN` without one. */
  readonly kme: Float64Array;
  readonly connectivity: Connectivity;
  /** The strongest pairs of modules 1, 2 …, and the features that they join. */
  readonly lines: readonly (readonly ModuleLine[])[];
  readonly nodes: readonly ModuleNode[];
};

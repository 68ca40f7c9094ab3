import type { FlowVersion } from '../model.ts';
import { metabolic } from './metabolic.ts';
import { metagenome } from './metagenome.ts';
import { micro } from './micro.ts';
import { protein } from './protein.ts';
import { singleCell } from './singleCell.ts';
import { transform } from './transform.ts';
import { union } from './union.ts';
import { untarget } from './untarget.ts';

/** Every version of every flow, those of one flow from the oldest to the newest. */
export const flowVersions: readonly FlowVersion[] = [
  transform,
  micro,
  protein,
  untarget,
  metagenome,
  metabolic,
  singleCell,
  union,
];

const byId = new Map(flowVersions.map((version) => [version.id, version]));

/** The version with this id; `undefined` when there is none, or no longer. */
export const flowVersion = (id: string): FlowVersion | undefined => byId.get(id);

/** The newest version of a flow; `undefined` when there is no such flow. */
export const newestOf = (flow: string): FlowVersion | undefined =>
  flowVersions.findLast((version) => version.flow === flow);

import { calibration } from '../preprocess/calibration/index.ts';
import { mergeModes } from '../preprocess/merge-modes/index.ts';
import { qcControl } from '../preprocess/qc-control/index.ts';
import {
  batch,
  drift,
  filter,
  idMap,
  impute,
  normalize,
  qcRsd,
  tableFilter,
  tableGroupMean,
  tableMerge,
  tableReshape,
  tableTranspose,
} from '../preprocess/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const preprocessMethods: readonly MethodDefinition[] = [
  filter,
  impute,
  normalize,
  qcRsd,
  qcControl,
  drift,
  batch,
  mergeModes,
  calibration,
  tableTranspose,
  tableMerge,
  tableReshape,
  tableGroupMean,
  tableFilter,
  idMap,
];

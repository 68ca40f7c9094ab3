import { calibration } from '../preprocess/calibration/index.ts';
import { mergeModes } from '../preprocess/merge-modes/index.ts';
import { qcControl } from '../preprocess/qc-control/index.ts';
import { batch } from '../preprocess/batch/index.ts';
import { drift } from '../preprocess/drift/index.ts';
import { filter } from '../preprocess/filter/index.ts';
import { idMap } from '../preprocess/id-map/index.ts';
import { impute } from '../preprocess/impute/index.ts';
import { normalize } from '../preprocess/normalize/index.ts';
import { qcRsd } from '../preprocess/qc-rsd/index.ts';
import { tableFilter } from '../preprocess/table-filter/index.ts';
import { tableGroupMean } from '../preprocess/table-group-mean/index.ts';
import { tableMerge } from '../preprocess/table-merge/index.ts';
import { tableReshape } from '../preprocess/table-reshape/index.ts';
import { tableTranspose } from '../preprocess/table-transpose/index.ts';
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

import { calibration } from '../metabolic/calibration/index.ts';
import { batch, drift, filter, impute, normalize, qcRsd } from '../preprocess/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const preprocessMethods: readonly MethodDefinition[] = [filter, impute, normalize, qcRsd, drift, batch, calibration];

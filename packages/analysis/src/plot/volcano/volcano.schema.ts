import { resultOptions, thresholdOptions } from '../records/index.ts';
import type { OptionSpec } from '../../model/index.ts';

export const volcanoOptions: readonly OptionSpec[] = [...resultOptions, ...thresholdOptions];

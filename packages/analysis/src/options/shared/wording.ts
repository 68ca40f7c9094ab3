import type { OptionSpec } from '../../model/index.ts';

/** What may differ between methods that have the same option. */
export type Wording = Partial<Pick<OptionSpec, 'label' | 'help' | 'when' | 'advanced'>>;

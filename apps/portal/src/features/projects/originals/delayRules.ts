// Imported first: it configures zod before the first schema is made.
import { describeFailure, z } from '../../../shared/forms/index.ts';
import { delayOriginalData } from '@panome/contract/projects';

const { reason } = delayOriginalData.request.shape;

/** The form of a request for delay: the contract's rules, with the days as the entry of a list. */
export const delaySchema = z.object({ days: z.string(), reason });
export { describeFailure };

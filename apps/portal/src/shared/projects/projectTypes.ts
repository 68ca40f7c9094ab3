import type { ResponseOf } from '@panome/contract/client';

export type Contract = ResponseOf<'contractList'>[number];
export type ContractDetail = ResponseOf<'contractDetail'>;
export type ContractStep = ContractDetail['steps'][number];
export type Project = ResponseOf<'projectList'>[number];
export type ProjectFamily = Project['family'];
export type DeliveredFile = ResponseOf<'projectFiles'>[number];
export type GivenShare = ResponseOf<'projectShareListOfMine'>[number];
export type TakenShare = ResponseOf<'projectShareListToMe'>[number];
export type ShareRole = GivenShare['role'];

export { families } from '@panome/contract/families';
export const steps = [
  'received',
  'checked',
  'measured',
  'analysed',
  'delivered',
] as const satisfies readonly ContractStep['step'][];

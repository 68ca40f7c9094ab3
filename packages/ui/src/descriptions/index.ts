export { Descriptions } from './Descriptions.tsx';
export type { DescriptionsProps } from './Descriptions.tsx';
export type { Description } from './Descriptions.tsx';

export { SegmentedControl } from './SegmentedControl.tsx';
export type { SegmentedControlProps, SegmentedOption } from './SegmentedControl.tsx';

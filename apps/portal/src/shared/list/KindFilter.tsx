import { SegmentedControl, type SegmentedOption } from '@panome/ui/segmented-control';

type KindFilterProps<Kind extends string> = {
  /** Names the group of buttons. */
  readonly label: string;
  readonly kinds: readonly SegmentedOption<Kind>[];
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
};

/** Few kinds as buttons in a row, one of them pressed. When not to use: for more than fits a row, `FilterSelect`. */
export const KindFilter = <Kind extends string>({ kinds, label, onChange, value }: KindFilterProps<Kind>) => (
  <SegmentedControl label={label} onValueChange={onChange} options={kinds} value={value} />
);

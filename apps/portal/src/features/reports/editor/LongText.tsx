import { TextArea } from '@panome/ui/text-area';

type LongTextProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** As much as the server keeps. */
const most = 20_000;
const nearly = 18_000;

/** Text of a few paragraphs. It counts only when it comes near its end. */
export const LongText = ({ onChange, value, ...field }: LongTextProps) => (
  <TextArea
    {...field}
    onValueChange={(typed) => onChange(typed.slice(0, most))}
    value={value}
    {...(value.length > nearly && { maxLength: most })}
  />
);

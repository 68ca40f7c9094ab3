import { useEffect, useState } from 'react';
import { Select } from '../select/index.ts';
import { useUploadDialog } from './UploadDialogContext.ts';

export type UploadDialogChoiceProps = {
  /** What is asked, as a noun: 转换为, 数据类型. */
  label: string;
  /** Under which name the answer goes with a file, in its `meta`. */
  name: string;
  /** The answers; the first is chosen. */
  options: readonly { value: string; label: string }[];
};

/** Asks something about the files that are added from now on; their sender gets the answer. */
export function UploadDialogChoice({ label, name, options }: UploadDialogChoiceProps) {
  const { answer } = useUploadDialog();
  const [value, setValue] = useState(options[0]?.value ?? '');
  useEffect(() => answer(name, value), [answer, name, value]);
  return <Select label={label} onValueChange={setValue} options={options} value={value} />;
}

import { useEffect, useState } from 'react';
import { useText } from '../locale/index.ts';
import { Select } from '../select/index.ts';
import { uploadDialogText } from './UploadDialog.text.ts';
import { useUploadDialog } from './UploadDialogContext.ts';

export type UploadDialogTransformProps = {
  /** The formats the server can turn a file into; the first is chosen. */
  options: readonly { value: string; label: string }[];
};

/** Asks into what the files that are added from now on are turned. */
export function UploadDialogTransform({ options }: UploadDialogTransformProps) {
  const text = useText(uploadDialogText);
  const { setMeta } = useUploadDialog();
  const [format, setFormat] = useState(options[0]?.value ?? '');
  useEffect(() => setMeta({ transformTo: format }), [format, setMeta]);
  return <Select label={text.transformTo} onValueChange={setFormat} options={options} value={format} />;
}

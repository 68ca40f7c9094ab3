import { FilePickerField, type PickedFile } from '@panome/ui/file-picker';
import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { useFilePicker } from '../../../files/index.ts';
import { useTell } from '../../../page/index.ts';
import { chooseFile } from '../loadForm.ts';
import { isOwnFile, type ChosenFile, type FurtherInput } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import { useOfferedTables } from './offeredTables.ts';

type InputFileProps = {
  readonly input: 'matrix' | FurtherInput;
  readonly toolId: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly file: ChosenFile | null;
  readonly onChange: (file: ChosenFile | null) => void;
};

/** Stand for what is no table of the project; ids of sources are never so short. */
const own = 'own';
const none = 'none';

/** From where an input comes: a table of the project where there is one, or a file of 我的文件. */
export function InputFile(props: InputFileProps) {
  const { error, file, label, onChange, required } = props;
  const text = useText(toolFormText);
  const tables = useOfferedTables();
  const [asksOwn, setAsksOwn] = useState(false);
  if (tables.length === 0) return <OwnFile {...props} />;
  const offered = file && !isOwnFile(file.file_id) && !tables.some(({ source_id }) => source_id === file.file_id);
  const isOwn = file ? isOwnFile(file.file_id) : asksOwn;
  const choose = (value: string) => {
    setAsksOwn(value === own);
    const table = tables.find(({ source_id }) => source_id === value);
    if (table) onChange({ file_id: table.source_id, name: table.name });
    else if (value === none || (value === own && !isOwn)) onChange(null);
  };
  return (
    <Stack space="small">
      <Select
        error={isOwn ? undefined : error}
        label={text.dataFrom}
        labelHidden
        onValueChange={choose}
        options={[
          ...tables.map(({ name, source_id, title }) => ({ value: source_id, label: title || name, help: name })),
          // A table that came by another way, such as one of a result.
          ...(offered ? [{ value: file.file_id, label: file.name }] : []),
          { value: own, label: text.ownFile },
          ...(required ? [] : [{ value: none, label: text.notUsed }]),
        ]}
        placeholder={label}
        value={isOwn ? own : (file?.file_id ?? (required ? '' : none))}
      />
      {isOwn && <OwnFile {...props} />}
    </Stack>
  );
}

function OwnFile({ error, file, input, label, onChange, required, toolId }: InputFileProps) {
  const picker = useFilePicker({ input, toolId });
  const tell = useTell();
  const choose = async (picked: PickedFile | null) => {
    if (!picked) return onChange(null);
    try {
      onChange(await chooseFile(picked.id));
    } catch (thrown) {
      tell.failed(thrown);
    }
  };
  return (
    <FilePickerField
      {...picker}
      error={error}
      label={label}
      labelHidden
      onValueChange={(picked) => void choose(picked)}
      required={required}
      value={file ? { id: file.file_id, name: file.name, size: file.size, source: 'mine' } : null}
    />
  );
}

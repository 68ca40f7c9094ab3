import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { useNarrow } from '../../../shared/list/index.ts';
import { wordsOfValue } from '../../../shared/run/form/options/optionWords.ts';
import type { ToolOption } from '../../../shared/run/form/toolForm.ts';
import { toolFormText } from '../../../shared/run/form/toolForm.text.ts';
import { modularText as text } from '../modular.text.ts';

/** What an option does; of a choice also what each value means. */
function Effect({ option }: { readonly option: ToolOption }) {
  const choices = option.kind === 'choice' ? option.choices.filter(({ help }) => help) : [];
  return (
    <Stack space="xxsmall">
      <Text>{option.help || '--'}</Text>
      {choices.map(({ help, label, value }) => (
        <Text key={value} size="secondary" tone="muted">{`${label}：${help}`}</Text>
      ))}
    </Stack>
  );
}

/** The options of a method, each with its default and what it changes. */
export function OptionTable({ options }: { readonly options: readonly ToolOption[] }) {
  const words = useText(toolFormText);
  const narrow = useNarrow();
  const columns: Column<ToolOption>[] = [
    { id: 'option', header: text.option, width: narrow ? 120 : 200, cell: ({ label }) => label },
    {
      id: 'standard',
      header: text.standard,
      width: narrow ? 96 : 140,
      cell: (option) => wordsOfValue(option, option.default, words),
    },
    {
      id: 'effect',
      header: text.effect,
      minWidth: 200,
      text: ({ help }) => help ?? '',
      cell: (option) => <Effect option={option} />,
    },
  ];
  return <Table columns={columns} label={text.optionTable} rowKey={({ id }) => id} rows={options} />;
}

import { parameterRows, type ParameterRow } from '@panome/charts/wording';
import { Card } from '@panome/ui/card';
import { useText } from '@panome/ui/locale';
import { FailedState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { useMemo } from 'react';
import { messageOf, useCall } from '../../../api/index.ts';
import { resultText } from '../result.text.ts';
import type { ResultDocument } from '../resultTypes.ts';

/** The settings of the run in the words of the tool's form; what differs from the default says so. */
export function OptionsCard({ tool, values }: { readonly tool: string; readonly values: ResultDocument['options'] }) {
  const text = useText(resultText);
  const { data, error, mutate } = useCall('toolDetail', { id: tool }, { revalidateOnFocus: false });
  const rows = useMemo(() => (data ? parameterRows(values, data.options) : []), [data, values]);
  const columns: Column<ParameterRow>[] = [
    { id: 'label', header: text.parameter, cell: (row) => row.label },
    { id: 'value', header: text.setTo, cell: (row) => row.value },
    {
      id: 'standard',
      header: text.isDefault,
      cell: (row) =>
        row.changed ? (
          <Tag tone="accent">{text.defaultIs(row.standard!)}</Tag>
        ) : (
          <Text tone="subtle">{row.standard === null ? text.fromData : text.isDefault}</Text>
        ),
    },
  ];
  return (
    <Card padding="none" title={text.parameters}>
      {error ? (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId}
          variant="inline"
        />
      ) : (
        <Table
          columns={columns}
          density="compact"
          empty={text.noParameters}
          label={text.parameters}
          loading={!data}
          rowKey={({ id }) => id}
          rows={rows}
        />
      )}
    </Card>
  );
}

import { Combobox } from '@panome/ui/combobox';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../shared/api/useCall.ts';
import { profileText as text } from '../profile.text.ts';

type WorkUnitFieldProps = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
};

/** Where somebody works: suggestions from the groups and from common institutions, or any other name as it is typed. */
export function WorkUnitField({ error, label, labelHidden = false, onValueChange, value }: WorkUnitFieldProps) {
  const [query, setQuery] = useState('');
  const word = useDeferredValue(query.trim());
  const { data, error: failure, isLoading, mutate } = useCall('userWorkUnitData', { name: word });
  const suggested = (data ?? []).map(({ name, source }) => ({
    value: name,
    label: name,
    group: source === 'group' ? text.unitGroup : text.unitCommon,
  }));
  const own =
    word && !suggested.some((option) => option.value === word) ? [{ value: word, label: text.use(word) }] : [];
  const chosen = value && !word && !suggested.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <Combobox
      error={error}
      help={text.unitHelp}
      label={label}
      labelHidden={labelHidden}
      loading={isLoading}
      onSearch={setQuery}
      onRetry={failure && !data ? () => void mutate() : undefined}
      onValueChange={onValueChange}
      options={[...own, ...chosen, ...suggested]}
      value={value}
    />
  );
}

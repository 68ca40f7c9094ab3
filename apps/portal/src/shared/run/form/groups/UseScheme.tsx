import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';
import {
  contrastName,
  optionsOfContrast,
  schemeFor,
  SchemeChooser,
  schemesFor,
  type StoredScheme,
} from '../../../schemes/index.ts';
import { alikeSamples, SampleAliases } from '../../../schemes/aliases/index.ts';
import type { GroupScheme, OptionInput, Tool } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';

type UseSchemeProps = {
  readonly tool: Tool;
  readonly samples: readonly string[];
  readonly groups: GroupScheme | null;
  /** Gets the part of the scheme that is about the samples, and the options that make its contrast. */
  readonly onUse: (groups: GroupScheme, options: Readonly<Record<string, OptionInput>>) => void;
};

/** What was taken over, and which of its contrasts. */
type Used = { readonly scheme: StoredScheme; readonly groups: GroupScheme; readonly contrast: number };

const still = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Takes groups, colours, order and a contrast from a kept scheme; nothing where none fits the table. */
export function UseScheme({ groups, onUse, samples, tool }: UseSchemeProps) {
  const text = useText(toolFormText);
  const { data } = useCall('sampleGroupProgramList', {}, still);
  const [used, setUsed] = useState<Used>();
  if (!data || schemesFor(data, samples).length === 0) return null;
  const ids = tool.options.map(({ id }) => id);
  // Groups that were changed by hand since are no longer those of the scheme.
  const current = used && used.groups === groups ? used : undefined;

  const take = (scheme: StoredScheme, contrast: number) => {
    const fitting = schemeFor(scheme.scheme, samples);
    setUsed({ scheme, groups: fitting, contrast });
    const chosen = scheme.contrasts[contrast];
    onUse(fitting, chosen ? optionsOfContrast(chosen, ids, fitting, scheme.contrasts) : {});
  };
  const alike = current ? alikeSamples(samples, current.scheme.scheme) : [];
  const aliased = alike.length > 0 || (current?.scheme.scheme.aliases ?? []).length > 0;
  const takesOne = ids.includes('test_group');
  return (
    <Stack space="small">
      <SchemeChooser
        label={text.useScheme}
        onValueChange={(scheme) => (scheme ? take(scheme, 0) : setUsed(undefined))}
        placeholder={text.chooseScheme}
        samples={samples}
        value={current?.scheme.id ?? ''}
      />
      {current && takesOne && current.scheme.contrasts.length > 1 && (
        <Select
          help={text.useContrastHelp}
          label={text.useContrast}
          onValueChange={(at) => take(current.scheme, Number(at))}
          options={current.scheme.contrasts.map((contrast, at) => ({
            value: String(at),
            label: contrastName(contrast),
          }))}
          value={String(current.contrast)}
        />
      )}
      {current && aliased && (
        <SampleAliases
          alike={alike}
          onChange={(scheme) => take({ ...current.scheme, scheme }, current.contrast)}
          scheme={current.scheme.scheme}
        />
      )}
    </Stack>
  );
}

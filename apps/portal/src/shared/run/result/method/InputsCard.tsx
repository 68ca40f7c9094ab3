import { inputName, repairWords, type InputKind } from '@panome/analysis/model';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { Descriptions } from '@panome/ui/descriptions';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { formatNumber } from '../../../format/format.ts';
import { resultText } from '../result.text.ts';
import type { ResultDocument } from '../resultTypes.ts';
import * as styles from './MethodTab.css.ts';

/** What the run was given: name, shape, content hash, and what was mended on the way. */
export function InputsCard({ inputs }: { readonly inputs: ResultDocument['inputs'] }) {
  const text = useText(resultText);
  return (
    <Card title={text.inputs}>
      <Stack>
        {inputs.map(({ columns, effects, id, name, reading, repairs, rows, sha256 }) => (
          <Descriptions
            columns={1}
            items={[
              { label: inputName(id as InputKind), value: name },
              {
                label: text.shape,
                value: text.rowsAndColumns(formatNumber(rows, 'integer'), formatNumber(columns, 'integer')),
              },
              ...(reading ? [{ label: text.reading, value: text.readAs(reading) }] : []),
              {
                label: text.sha,
                value: (
                  <Inline space="xsmall" wrap={false}>
                    <span className={styles.sha}>
                      <Text font="mono" size="secondary">
                        {sha256}
                      </Text>
                    </span>
                    <CopyButton label={text.copySha} value={sha256} />
                  </Inline>
                ),
              },
              // What was done in detail stands in a card of its own.
              ...(effects
                ? []
                : [
                    {
                      label: text.repairs,
                      value:
                        Object.entries(repairs)
                          .map(([repair, choice]) => repairWords({ repair, choice }))
                          .join('；') || text.noRepairs,
                    },
                  ]),
            ]}
            key={id}
          />
        ))}
      </Stack>
    </Card>
  );
}

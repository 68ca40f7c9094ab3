import { chartById } from '@panome/charts';
import { Button } from '@panome/ui/button';
import { Checkbox } from '@panome/ui/checkbox';
import { Inline } from '@panome/ui/inline';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { useTaskResult, type Section, type TaskResult } from '../api.ts';
import { sectionsOf, usualChoice, type Choice } from '../editor/sections.ts';
import * as styles from './Picker.css.ts';
import { pickerText as text } from './picker.text.ts';

type ResultChoiceProps = {
  readonly taskId: string;
  readonly onAdd: (sections: readonly Section[]) => void;
  readonly onBack: () => void;
};

/** What one result has to show, ticked as most people want it. */
export function ResultChoice({ onAdd, onBack, taskId }: ResultChoiceProps) {
  const { data, error, mutate } = useTaskResult(taskId);
  return (
    <Stack>
      <div>
        <Button
          icon={<ArrowLeft aria-hidden size={16} strokeWidth={1.5} />}
          onClick={onBack}
          size="small"
          variant="quiet"
        >
          {text.back}
        </Button>
      </div>
      {error && (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && <Skeleton height={240} shape="block" />}
      {data && <Contents onAdd={onAdd} result={data} />}
    </Stack>
  );
}

const toggled = (list: readonly string[], id: string, on: boolean) =>
  on ? [...list, id] : list.filter((one) => one !== id);

function Contents({ onAdd, result }: { result: TaskResult; onAdd: ResultChoiceProps['onAdd'] }) {
  const [choice, setChoice] = useState<Choice>(() => usualChoice(result));
  const { charts, methods, tables } = choice;
  const { document, task } = result;
  const offered = document.charts.filter((id) => chartById(id));
  const sections = sectionsOf(result, { ...choice, charts: offered.filter((id) => charts.includes(id)) });
  return (
    <Stack>
      <Text as="p" weight="strong">
        {task.name}
      </Text>
      <Inline space="small">
        <Button
          onClick={() => setChoice({ charts: offered, tables: document.tables.map(({ id }) => id), methods: true })}
          size="small"
          variant="quiet"
        >
          {text.all}
        </Button>
        <Button onClick={() => setChoice({ charts: [], tables: [], methods: false })} size="small" variant="quiet">
          {text.none}
        </Button>
      </Inline>
      {offered.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text.charts}</legend>
          {offered.map((id) => (
            <Checkbox
              checked={charts.includes(id)}
              key={id}
              label={result.chart_settings[id]?.title || chartById(id)!.title}
              onCheckedChange={(on) => setChoice({ ...choice, charts: toggled(charts, id, on === true) })}
            />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.tables}</legend>
        {document.tables.map(({ id, rows, title }) => (
          <Checkbox
            checked={tables.includes(id)}
            help={text.rows(formatNumber(rows, 'integer'))}
            key={id}
            label={title}
            onCheckedChange={(on) => setChoice({ ...choice, tables: toggled(tables, id, on === true) })}
          />
        ))}
      </fieldset>
      <Checkbox
        checked={methods}
        help={text.methodsHelp}
        label={text.methods}
        onCheckedChange={(on) => setChoice({ ...choice, methods: on === true })}
      />
      <div>
        <Button disabled={sections.length === 0} onClick={() => onAdd(sections)} variant="primary">
          {text.add(sections.length)}
        </Button>
      </div>
    </Stack>
  );
}

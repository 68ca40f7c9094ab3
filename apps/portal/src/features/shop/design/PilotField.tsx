import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { NumberField } from '@panome/ui/number-field';
import { Select } from '@panome/ui/select';
import { Text } from '@panome/ui/text';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { usePilot, usePilots } from '../api.ts';
import * as styles from '../Shop.css.ts';
import { designText as text } from '../shop.text.ts';

/** The spread within groups, and the task it was read from; `source` is empty when it was typed. */
export type Spread = { readonly sd: number; readonly source: string; readonly name: string };

type PilotFieldProps = {
  readonly spread: Spread;
  readonly onSpread: (spread: Spread) => void;
  /** The difference of the pilot is taken over. */
  readonly onFold: (fold: number) => void;
};

const none = 'none';
const short = (value: number) => Number(value.toPrecision(3));

/** Where the spread comes from: an own finished task, or a number. */
export function PilotField({ onFold, onSpread, spread }: PilotFieldProps) {
  const session = useSession();
  const pilots = usePilots(session !== undefined).data ?? [];
  const [chosen, setChosen] = useState('');
  const pilot = usePilot(chosen);
  const read = chosen === '' ? undefined : pilot.data;
  const name = pilots.find(({ id }) => id === chosen)?.name ?? '';
  useEffect(() => {
    if (read) onSpread({ sd: short(read.sd), source: `task:${chosen}`, name });
    // Only a newly read task changes the number; whoever types another one afterwards keeps it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [read]);
  return (
    <div className={styles.tight}>
      <div className={styles.fields}>
        {pilots.length > 0 && (
          <Select
            help={text.pilotHelp}
            label={text.pilot}
            onValueChange={(value) => setChosen(value === none ? '' : value)}
            options={[
              { value: none, label: text.pilotNone },
              ...pilots.map(({ groups, id, name: title, tool_title }) => ({
                value: id,
                label: title,
                help: `${tool_title}；${groups}`,
              })),
            ]}
            value={chosen || none}
          />
        )}
        <NumberField
          help={text.sdHelp}
          label={text.sd}
          max={10}
          min={0.01}
          onValueChange={(value) => value !== null && onSpread({ sd: value, source: '', name: '' })}
          step={0.05}
          value={spread.sd}
        />
      </div>
      {pilots.length === 0 && (
        <Text size="secondary" tone="subtle">
          {session ? text.noPilots : text.pilotLogin}
        </Text>
      )}
      {chosen !== '' && !read && !pilot.error && <Text tone="muted">{text.reading}</Text>}
      {chosen !== '' && pilot.error && <Callout title={messageOf(pilot.error)} tone="danger" />}
      {read && (
        <Callout
          actions={
            read.fold_change !== null &&
            read.fold_change >= 1.05 && (
              <Button onClick={() => onFold(short(read.fold_change!))} size="small" variant="quiet">
                {text.useEffect}
              </Button>
            )
          }
          title={text.pilotRead(read.features, read.groups)}
        >
          {read.fold_change !== null && text.pilotEffect(String(short(read.fold_change)))}
        </Callout>
      )}
    </div>
  );
}

import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Disclosure } from '@panome/ui/disclosure';
import { Inline } from '@panome/ui/inline';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import type { GroupScheme } from '../schemeTypes.ts';
import { AliasGiver } from './AliasGiver.tsx';
import { samplesOfScheme, withAliases, withoutAlias, type SampleAlias } from './aliasScheme.ts';
import * as styles from './Aliases.css.ts';
import { aliasesText as text } from './aliases.text.ts';

type SampleAliasesProps = {
  readonly scheme: GroupScheme;
  /** What differs in writing only, and the tables that have it; nobody confirmed it yet. */
  readonly alike: readonly (SampleAlias & { readonly tables?: readonly string[] })[];
  readonly onChange: (scheme: GroupScheme) => void;
  /** The samples that names are of; those of the scheme when absent. Without any no table can be given. */
  readonly samples?: readonly string[];
};

/** So many pairs stand in a list until more are asked for. */
const shown = 12;

/** Which names in tables are which samples of a scheme: what is suggested, what was confirmed, and a table to give. */
export function SampleAliases({ alike, onChange, samples, scheme }: SampleAliasesProps) {
  const { aliases = [] } = scheme;
  const known = samples ?? samplesOfScheme(scheme);
  // What is suggested may be of a plan from before the last press.
  const open = alike.filter(({ name }) => !aliases.some((alias) => alias.name === name));
  return (
    <Stack>
      {open.length > 0 && (
        <Callout title={text.alike(open.length)} tone="info">
          <Stack space="small">
            <Text as="p" size="secondary">
              {text.alikeHelp}
            </Text>
            <Pairs
              actOn={text.confirmPair}
              act={text.confirm}
              label={text.alikeList}
              onAct={(pair) => onChange(withAliases(scheme, [pair]))}
              pairs={open}
            />
            <div>
              <Button onClick={() => onChange(withAliases(scheme, open))} size="small" variant="primary">
                {text.confirmAll}
              </Button>
            </div>
          </Stack>
        </Callout>
      )}
      {aliases.length > 0 && (
        <Stack space="small">
          <Text as="p" tone="muted">
            {text.confirmed(aliases.length)}
          </Text>
          <Pairs
            actOn={text.removePair}
            act={text.remove}
            label={text.confirmedList}
            onAct={({ name }) => onChange(withoutAlias(scheme, name))}
            pairs={aliases}
          />
        </Stack>
      )}
      {known.length > 0 && (
        <Disclosure lazy summary={text.give} variant="quiet">
          <AliasGiver onGive={(given) => onChange(withAliases(scheme, given))} samples={known} />
        </Disclosure>
      )}
    </Stack>
  );
}

type PairsProps = {
  readonly label: string;
  readonly pairs: SampleAliasesProps['alike'];
  /** The word on the buttons, and what it says of a pair to who does not see the row. */
  readonly act: string;
  readonly actOn: (name: string, sample: string) => string;
  readonly onAct: (pair: SampleAlias) => void;
};

function Pairs({ act, actOn, label, onAct, pairs }: PairsProps) {
  const [all, setAll] = useState(false);
  const rest = all ? 0 : Math.max(0, pairs.length - shown);
  return (
    <>
      <ul aria-label={label} className={styles.pairs} role="list">
        {(all ? pairs : pairs.slice(0, shown)).map(({ name, sample, tables = [] }) => (
          <li className={styles.pair} key={JSON.stringify([name, sample])}>
            <span className={styles.words}>
              <Text>{name}</Text>
              <Text tone="subtle">{text.is}</Text>
              <Text>{sample}</Text>
              {tables.length > 0 && (
                <Text size="secondary" tone="subtle">
                  {text.inTables(tables)}
                </Text>
              )}
            </span>
            <Button
              aria-label={actOn(name, sample)}
              onClick={() => onAct({ name, sample })}
              size="small"
              variant="quiet"
            >
              {act}
            </Button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Inline>
          <Button onClick={() => setAll(true)} size="small" variant="quiet">
            {text.more(rest)}
          </Button>
        </Inline>
      )}
    </>
  );
}

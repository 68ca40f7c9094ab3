import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Heading } from '@panome/ui/heading';
import { Inline } from '@panome/ui/inline';
import { NumberField } from '@panome/ui/number-field';
import { ProblemList } from '@panome/ui/problem-list';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { BatchTable } from '../batches/index.ts';
import { toListProblems } from '../tasks/index.ts';
import { contrastName, type SchemeGuard, type TableSpread } from './schemeTypes.ts';
import * as styles from './Schemes.css.ts';
import { schemesText as text } from './schemes.text.ts';

type GuardPanelProps = {
  /** What was found of the scheme as it stands; undefined while it is asked for the first time. */
  readonly guard: SchemeGuard | undefined;
  /** How much features vary in the tables; none while nobody knows. */
  readonly spreads: readonly TableSpread[];
  /** Left out where nothing can be added. */
  readonly onAddBatch?: (() => void) | undefined;
};

/** What is usual for normalised expression within a group, in log2 units. */
const usualSd = 0.5;
const digits = (value: number) => Number(value.toPrecision(3)).toString();

/** What a grouping allows: faults, batches, and the smallest difference that each contrast can detect. */
export function GuardPanel({ guard, onAddBatch, spreads }: GuardPanelProps) {
  return (
    <section aria-label={text.guard} className={styles.side}>
      <Stack space="xsmall">
        <Heading level={3} size="section">
          {text.guard}
        </Heading>
        <Text size="secondary" tone="subtle">
          {guard ? text.guardHelp : text.checking}
        </Text>
      </Stack>
      {guard && (
        <>
          <ProblemList problems={toListProblems(guard.problems)} />
          <Batches batches={guard.batches} onAddBatch={onAddBatch} />
          {guard.contrasts.length > 0 && <Smallest guard={guard} spreads={spreads} />}
        </>
      )}
    </section>
  );
}

function Batches({
  batches,
  onAddBatch,
}: {
  readonly batches: SchemeGuard['batches'];
  readonly onAddBatch: (() => void) | undefined;
}) {
  if (batches.length === 0)
    return (
      <Stack align="start" space="small">
        <Text as="p" tone="muted">
          {text.noBatch}
        </Text>
        {onAddBatch && (
          <Button onClick={onAddBatch} size="small">
            {text.addBatch}
          </Button>
        )}
      </Stack>
    );
  return batches.map((check) => (
    <Stack key={check.factor} space="small">
      <Inline>
        <Heading level={4} size="section">
          {text.batchOf(check.factor)}
        </Heading>
        {check.confounded !== 'none' && (
          <Tag
            icon={<TriangleAlert size={14} strokeWidth={1.5} />}
            tone={check.confounded === 'full' ? 'danger' : 'warning'}
          >
            {text.confounded[check.confounded]}
          </Tag>
        )}
      </Inline>
      {check.batches.length > 0 && <BatchTable check={check} slim />}
      {check.findings.length > 0 ? (
        <Callout tone={check.findings.some(({ severity }) => severity === 'error') ? 'danger' : 'warning'}>
          <ul className={styles.findings}>
            {check.findings.map((finding) => (
              <li key={finding.text}>{finding.text}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Callout tone="success">{check.batches.length === 1 ? text.oneBatch : text.balanced}</Callout>
      )}
    </Stack>
  ));
}

type SmallestProps = { readonly guard: SchemeGuard; readonly spreads: readonly TableSpread[] };

/** The spread that differences in log2 units are reckoned with: measured in a table, or what a person typed. */
function Smallest({ guard: { contrasts, test }, spreads }: SmallestProps) {
  const [typed, setTyped] = useState<number | null>();
  const [source, setSource] = useState('');
  const measured = spreads.find(({ source_id }) => source_id === source) ?? spreads[0];
  const sd = typed === undefined ? (measured ? Number(digits(measured.sd)) : usualSd) : typed;
  return (
    <Stack space="small">
      <Heading level={4} size="section">
        {text.smallestTitle}
      </Heading>
      <ul className={styles.smallest} role="list">
        {contrasts.map((contrast, at) => (
          <li key={at}>
            <SmallestOf contrast={contrast} sd={sd} />
          </li>
        ))}
      </ul>
      {spreads.length > 1 && (
        <Select
          label={text.sdTable}
          onValueChange={(next) => {
            setSource(next);
            setTyped(undefined);
          }}
          options={spreads.map(({ source_id, title }) => ({ value: source_id, label: title }))}
          size="small"
          value={measured?.source_id}
        />
      )}
      <NumberField
        help={measured && typed === undefined ? text.sdOf(measured.title, measured.features) : text.sdHelp}
        label={text.sd}
        max={20}
        min={0.01}
        onValueChange={setTyped}
        step={0.1}
        value={sd}
      />
      <Text as="p" size="secondary" tone="subtle">
        {test.words}
      </Text>
    </Stack>
  );
}

type SmallestOfProps = { readonly contrast: SchemeGuard['contrasts'][number]; readonly sd: number | null };

const SmallestOf = ({ contrast, sd }: SmallestOfProps) => (
  <>
    <Text as="p">
      {contrastName(contrast)}{' '}
      <Text as="span" size="secondary" tone="subtle">
        {text.sizes(contrast.test_samples, contrast.reference_samples)}
      </Text>
    </Text>
    <Text as="p" weight="strong">
      {contrast.smallest === null ? text.nothing : text.smallest(digits(contrast.smallest))}
    </Text>
    {contrast.smallest !== null && sd !== null && (
      <Text as="p" size="secondary" tone="muted">
        {text.inLog2(digits(contrast.smallest * sd), digits(2 ** (contrast.smallest * sd)))}
      </Text>
    )}
    {contrast.reason && (
      <Text as="p" size="secondary" tone="warning">
        {contrast.reason}
      </Text>
    )}
  </>
);

import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Inline } from '@panome/ui/inline';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { ArrowDown, ArrowLeftRight, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { Contrast } from './schemeTypes.ts';
import * as styles from './Schemes.css.ts';
import { schemesText as text } from './schemes.text.ts';

type ContrastListProps = {
  /** The names of the groups, in their order. */
  readonly groups: readonly string[];
  readonly contrasts: readonly Contrast[];
  readonly onChange: (contrasts: Contrast[]) => void;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const most = 60;

/** The pair that nobody has listed yet, of the first groups; undefined when all are listed. */
function nextPair(groups: readonly string[], contrasts: readonly Contrast[]): Contrast | undefined {
  const [first, second] = groups;
  const reference = contrasts.at(-1)?.reference ?? first;
  if (reference === undefined || second === undefined) return undefined;
  const has = (one: string, other: string) => contrasts.some(({ reference: of, test }) => test === one && of === other);
  for (const of of [reference, ...groups])
    for (const test of groups)
      if (test !== of && !has(test, of) && !has(of, test)) return { test, reference: of, name: '' };
  return undefined;
}

/** Which groups are compared, in the order in which results show them. */
export function ContrastList({ contrasts, groups, onChange }: ContrastListProps) {
  const next = nextPair(groups, contrasts);
  const [first, ...others] = groups;
  const set = (at: number, change: Partial<Contrast>) => onChange(contrasts.with(at, { ...contrasts[at]!, ...change }));
  const move = (at: number, to: number) => onChange(contrasts.toSpliced(at, 1).toSpliced(to, 0, contrasts[at]!));
  const optionsFor = (chosen: string) =>
    [...new Set([...groups, chosen])].filter(Boolean).map((name) => ({ value: name, label: name }));
  return (
    <Stack space="medium">
      {contrasts.length === 0 && (
        <Text as="p" tone="muted">
          {text.noContrasts}
        </Text>
      )}
      <ol aria-label={text.contrasts} className={styles.contrasts}>
        {contrasts.map(({ name, reference, test }, at) => (
          <li aria-label={text.contrastAt(at + 1)} className={styles.contrast} key={at}>
            <Select
              label={text.test}
              labelHidden
              onValueChange={(value) => set(at, { test: value })}
              options={optionsFor(test)}
              size="small"
              value={test}
            />
            <IconButton
              icon={<ArrowLeftRight {...icon} />}
              label={text.swap}
              onClick={() => set(at, { test: reference, reference: test })}
              size="small"
            />
            <Select
              label={text.reference}
              labelHidden
              onValueChange={(value) => set(at, { reference: value })}
              options={optionsFor(reference)}
              size="small"
              value={reference}
            />
            <div className={styles.contrastName}>
              <TextField
                label={text.contrastName}
                labelHidden
                maxLength={100}
                onValueChange={(value) => set(at, { name: value })}
                placeholder={`${test} / ${reference}`}
                size="small"
                value={name}
              />
            </div>
            <span className={styles.acts}>
              <IconButton
                disabled={at === 0}
                icon={<ArrowUp {...icon} />}
                label={text.up}
                onClick={() => move(at, at - 1)}
                size="small"
              />
              <IconButton
                disabled={at === contrasts.length - 1}
                icon={<ArrowDown {...icon} />}
                label={text.down}
                onClick={() => move(at, at + 1)}
                size="small"
              />
              <IconButton
                icon={<Trash2 {...icon} />}
                label={text.removeContrast}
                onClick={() => onChange(contrasts.toSpliced(at, 1))}
                size="small"
              />
            </span>
          </li>
        ))}
      </ol>
      <Inline>
        <Button
          disabled={!next || contrasts.length >= most}
          icon={<Plus {...icon} />}
          onClick={() => next && onChange([...contrasts, next])}
          size="small"
        >
          {text.addContrast}
        </Button>
        {first !== undefined && others.length > 1 && contrasts.length === 0 && (
          <Button
            onClick={() => onChange(others.slice(0, most).map((test) => ({ test, reference: first, name: '' })))}
            size="small"
            variant="quiet"
          >
            {text.allAgainst(first)}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useCallback, useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { Provenance } from '../../shared/reference/index.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { AmbiguousTable } from './AmbiguousTable.tsx';
import * as styles from './Lookups.css.ts';
import { lookupText as text } from './lookups.text.ts';
import type { Matched } from './lookupTable.ts';
import { MatchedTable } from './MatchedTable.tsx';
import { UnmatchedTable } from './UnmatchedTable.tsx';
import { useHandOn } from './useHandOn.ts';

type LookupResultProps = {
  readonly title: string;
  readonly answer: ResponseOf<'lookupResolve'>;
  readonly onReplace: (name: string, other: string) => void;
};

/** The answer of a look-up: what matched, what is open, what is unknown, and where it can go on. */
export function LookupResult({ answer, onReplace, title }: LookupResultProps) {
  const { ambiguous, guess, matched, releases, repeated, unmatched } = answer;
  const session = useSession();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const choose = useCallback((name: string, id: string) => setChosen((now) => ({ ...now, [name]: id })), []);
  const all = useMemo((): readonly Matched[] => {
    const picked = ambiguous.flatMap(({ choices, name, namespace }) => {
      const entity = choices.find(({ id }) => id === chosen[name]);
      return entity ? [{ name, read_as: '', namespace, entity }] : [];
    });
    return [...matched, ...picked];
  }, [ambiguous, chosen, matched]);
  const { busy, save, toTool } = useHandOn(title, all);
  const mended = matched.filter(({ read_as }) => read_as !== '').length;
  return (
    <Stack space="large">
      {guess && <Callout tone="info">{text.guess(guess.label, guess.matched, guess.of)}</Callout>}
      {mended > 0 && <Callout tone="info">{text.mended(mended)}</Callout>}
      <Card
        actions={
          all.length > 0 && (
            <>
              <Button onClick={save}>{text.download}</Button>
              {session && (
                <Allowed call={['fileUploadTask', 'taskStore']}>
                  <Button loading={busy} onClick={() => void toTool()} title={text.toToolHelp} variant="primary">
                    {text.toTool}
                  </Button>
                </Allowed>
              )}
            </>
          )
        }
        description={[repeated > 0 ? text.repeated(repeated) : '', session ? '' : text.loginFirst]
          .filter(Boolean)
          .join('；')}
        title={text.matched(all.length)}
      >
        <div className={styles.part}>
          {all.length > 0 && <MatchedTable matched={all} />}
          <Provenance releases={releases} />
        </div>
      </Card>
      {ambiguous.length > 0 && (
        <Card description={text.chooseHelp} title={text.ambiguous(ambiguous.length)}>
          <AmbiguousTable ambiguous={ambiguous} chosen={chosen} onChoose={choose} />
        </Card>
      )}
      {unmatched.length > 0 && (
        <Card
          actions={<CopyButton label={text.copy} value={unmatched.map(({ name }) => name).join('\n')} withLabel />}
          title={text.unmatched(unmatched.length)}
        >
          <UnmatchedTable onReplace={onReplace} unmatched={unmatched} />
        </Card>
      )}
      {releases.length === 0 && <Text tone="muted">{text.noDataHelp}</Text>}
    </Stack>
  );
}

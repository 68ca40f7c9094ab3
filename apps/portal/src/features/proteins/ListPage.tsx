import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { call, isSilent, messageOf } from '../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { splitNames } from '../../shared/reference/index.ts';
import { Basket } from './Basket.tsx';
import { BatchResult } from './BatchResult.tsx';
import * as styles from './Proteins.css.ts';
import { proteinText as text } from './proteins.text.ts';

const most = 10_000;

/** 批量检索: a pasted list and what it finds, and the basket where proteins are put aside. */
export function Page() {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ResponseOf<'proteinBatch'> | null>(null);

  const ask = async () => {
    const names = splitNames(typed, { words: true });
    if (names.length === 0) return setFault(text.listEmpty);
    if (names.length > most) return setFault(text.listTooMany(names.length));
    setBusy(true);
    try {
      setAnswer(await call('proteinBatch', { names }));
    } catch (error) {
      if (!isSilent(error)) setFault(`${text.listFailed}：${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return (
    <PageBody>
      <PageHeader description={text.listHint} title={text.listTitle} />
      <Card>
        <form
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <TextArea
            error={fault || undefined}
            help={text.listHelp}
            label={text.listLabel}
            onValueChange={(value) => {
              setTyped(value);
              setFault('');
            }}
            rows={6}
            spellCheck={false}
            value={typed}
          />
          <div>
            <Button loading={busy} type="submit" variant="primary">
              {text.search}
            </Button>
          </div>
        </form>
      </Card>
      {answer && <BatchResult answer={answer} />}
      <Basket />
    </PageBody>
  );
}

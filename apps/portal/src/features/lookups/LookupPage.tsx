import { lookupFaces, type LookupFace } from '@panome/contract/lookups';
import type { ResponseOf } from '@panome/contract/client';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { call, isSilent, messageOf, useCall } from '../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { Provenance, splitNames } from '../../shared/reference/index.ts';
import { LookupBrowse } from './LookupBrowse.tsx';
import { LookupForm } from './LookupForm.tsx';
import { LookupResult } from './LookupResult.tsx';
import * as styles from './Lookups.css.ts';
import { facePaths } from './facePaths.ts';
import { faceText, lookupText as text } from './lookups.text.ts';

/** One face of the static look-ups: a list of names, what they mean, and everything there is to leaf through. */
export function LookupPage({ face }: { readonly face: LookupFace }) {
  const { description, title, words } = faceText[face];
  const sources = useCall('lookupSources', { face }, { revalidateOnFocus: false });
  const [typed, setTyped] = useState('');
  const [taxon, setTaxon] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [answer, setAnswer] = useState<ResponseOf<'lookupResolve'> | null>(null);

  const ask = async (names: readonly string[]) => {
    setBusy(true);
    setFault('');
    try {
      setAnswer(await call('lookupResolve', { face, names: [...names], ...(taxon && { taxon: Number(taxon) }) }));
    } catch (error) {
      if (!isSilent(error)) setFault(`${text.failed}：${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  };
  const replace = (name: string, other: string) => {
    const names = splitNames(typed, { words }).map((each) => (each === name ? other : each));
    setTyped(names.join('\n'));
    void ask(names);
  };

  return (
    <PageBody>
      <PageHeader description={description} title={title} />
      <nav aria-label={text.others} className={styles.faces}>
        {lookupFaces
          .filter((other) => other !== face)
          .map((other) => (
            <Link asChild key={other}>
              <RouterLink to={facePaths[other]}>{faceText[other].menu}</RouterLink>
            </Link>
          ))}
      </nav>
      <Card title={text.form}>
        <LookupForm
          busy={busy}
          face={face}
          fault={fault}
          onAsk={(names) => void ask(names)}
          onFault={setFault}
          onTaxon={setTaxon}
          onType={setTyped}
          species={sources.data?.species ?? []}
          taxon={taxon}
          typed={typed}
        />
      </Card>
      {answer && <LookupResult answer={answer} onReplace={replace} title={title} />}
      <Card title={text.browse}>
        <div className={styles.part}>
          <LookupBrowse face={face} />
          {sources.data && <Provenance releases={sources.data.releases} />}
        </div>
      </Card>
    </PageBody>
  );
}

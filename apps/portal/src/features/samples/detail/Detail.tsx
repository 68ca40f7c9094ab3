import { checkBatches, sampleKinds } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@panome/ui/menu';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { ChevronDown, Pencil, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { download } from '../../../shared/api/index.ts';
import { BatchTable } from '../../../shared/batches/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { SampleFormPage } from '../../../shared/samples/index.ts';
import type { SampleForm } from '../api.ts';
import { editorPath, listPath } from '../paths.ts';
import { samplesText } from '../samples.text.ts';
import { useFormActs } from '../useFormActs.ts';
import { concentrationUnit, DilutionDialog } from './DilutionDialog.tsx';
import * as styles from './Detail.css.ts';
import { detailText as text } from './detail.text.ts';

// The codes are drawn only for who prints.
const LabelsDialog = lazy(async () => ({ default: (await import('./LabelsDialog.tsx')).LabelsDialog }));
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The others are in the table. */
const shownProblems = 5;

/** A form as it was sent, its samples and its way. */
export function Detail({ form }: { readonly form: SampleForm }) {
  const tell = useTell();
  const acts = useFormActs();
  const [dialog, setDialog] = useState<'labels' | 'dilution' | null>(null);
  const { can, id, kind, outcome, problems, rows } = form;
  const check = checkBatches(rows);
  const refused = Object.entries(form.results).filter(([, found]) => found.outcome === 'problem');
  const further = refused[shownProblems];
  const save = (name: 'exportInfoCollectSummary' | 'userSampleDownload') =>
    void download(name, { id }).catch((error: unknown) => tell.failed(error, text.downloadFailed));

  return (
    <SampleFormPage
      actions={
        <>
          <Menu>
            <MenuTrigger>
              <Button icon={<ChevronDown {...icon} />} loading={acts.busy}>
                {text.more}
              </Button>
            </MenuTrigger>
            <MenuContent align="end">
              <Allowed call="exportInfoCollectSummary">
                <MenuItem onSelect={() => save('exportInfoCollectSummary')}>{text.summary}</MenuItem>
              </Allowed>
              {concentrationUnit(form) && (
                <Allowed call="exportInfoCollectDilution">
                  <MenuItem onSelect={() => setDialog('dilution')}>{text.dilution}</MenuItem>
                </Allowed>
              )}
              <Allowed call="userSampleDownload">
                <MenuItem onSelect={() => save('userSampleDownload')}>{text.table}</MenuItem>
              </Allowed>
              <MenuSeparator />
              <Allowed call="sampleFormCopy">
                <MenuItem onSelect={() => void acts.copy(form)}>{text.copy}</MenuItem>
              </Allowed>
              {can.request_return && (
                <Allowed call="sampleFormStore">
                  <MenuItem onSelect={() => void acts.requestReturn(form)}>{text.requestReturn}</MenuItem>
                </Allowed>
              )}
              {problems > 0 && (
                <Allowed call="sampleFormStore">
                  <MenuItem onSelect={() => void acts.resend(form)}>{text.resend}</MenuItem>
                </Allowed>
              )}
              {can.withdraw && (
                <Allowed call="sampleFormWithdraw">
                  <MenuItem onSelect={() => void acts.withdraw(form)}>{text.withdraw}</MenuItem>
                </Allowed>
              )}
            </MenuContent>
          </Menu>
          {can.update ? (
            <Allowed call="sampleFormUpdate">
              <Button asChild icon={<Pencil {...icon} />} variant="primary">
                <RouterLink to={editorPath(form)}>{text.edit}</RouterLink>
              </Button>
            </Allowed>
          ) : (
            <Button icon={<QrCode {...icon} />} onClick={() => setDialog('labels')} variant="primary">
              {text.labels}
            </Button>
          )}
        </>
      }
      back={{
        to: listPath(kind),
        words: kind === 'application' || kind === 'return' ? sampleKinds[kind] : samplesText.collection.title,
      }}
      below={
        check.batches.length > 0 &&
        check.groups.length > 0 && (
          <Card title={text.batches}>
            <Stack space="medium">
              <BatchTable check={check} />
              {check.findings.map((finding) => (
                <Text as="p" key={finding.text} tone={finding.severity === 'error' ? 'danger' : 'warning'}>
                  {finding.text}
                </Text>
              ))}
            </Stack>
          </Card>
        )
      }
      form={form}
      notice={(goTo) =>
        outcome === 'problem' && (
          <Callout
            actions={
              <Allowed call="sampleFormStore">
                <Button onClick={() => void acts.resend(form)} size="small">
                  {text.resend}
                </Button>
              </Allowed>
            }
            tone="warning"
          >
            {text.problems(problems)}
            <ul className={styles.findings}>
              {refused.slice(0, shownProblems).map(([name, { note }]) => (
                <li key={name}>
                  <Link asChild underline>
                    <button aria-label={text.goTo(name)} onClick={() => goTo(name)} type="button">
                      {name}
                    </button>
                  </Link>
                  {note && `：${note}`}
                </li>
              ))}
              {further && (
                <li>
                  <Link asChild underline>
                    <button onClick={() => goTo(further[0])} type="button">
                      {text.further(refused.length - shownProblems)}
                    </button>
                  </Link>
                </li>
              )}
            </ul>
          </Callout>
        )
      }
      samplesHint={samplesText.samplesOf(rows.length)}
    >
      {dialog === 'labels' && (
        <Suspense>
          <LabelsDialog form={form} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog === 'dilution' && <DilutionDialog form={form} onClose={() => setDialog(null)} />}
    </SampleFormPage>
  );
}

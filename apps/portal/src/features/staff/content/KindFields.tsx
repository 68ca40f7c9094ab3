import type { staffContentRules, ContentKind } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Checkbox } from '@panome/ui/checkbox';
import type { ZodForm } from '@panome/ui/form-hook';
import { NumberField } from '@panome/ui/number-field';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useRef } from 'react';
import { useTell } from '../../../shared/page/index.ts';
import * as styles from './Content.css.ts';
import { contentText as text } from './content.text.ts';
import { PictureButton } from './PictureButton.tsx';

type FieldsProps = { readonly form: ZodForm<typeof staffContentRules> };
const newsKinds = ['动态', '产品', '活动'].map((value) => ({ value, label: value }));
const pictureAddress = (id: string) => `/api/front/dynamic/picture?id=${id}`;

/** The text, and what else a kind has. */
export function KindFields({ form, kind }: FieldsProps & { readonly kind: ContentKind }) {
  const questionnaire = kind === 'questionnaire';
  return (
    <>
      <MarkdownField form={form} label={questionnaire ? text.intro : text.text} rows={questionnaire ? 5 : 14} />
      {kind === 'news' && (
        <>
          <TextArea {...form.text('summary')} help={text.summaryHelp} label={text.summary} maxLength={200} rows={2} />
          <TextField {...form.text('link')} help={text.newsLinkHelp} label={text.link} />
        </>
      )}
      {kind === 'message' && <TextField {...form.text('link')} help={text.messageLinkHelp} label={text.link} />}
      {questionnaire && (
        <>
          <NumberField {...form.number('minutes')} keepsOutside label={text.minutes} required />
          <TextArea
            {...form.text('questions')}
            help={text.questionsHelp}
            label={text.questions}
            required
            rows={16}
            spellCheck={false}
          />
        </>
      )}
    </>
  );
}

function MarkdownField({ form, label, rows }: FieldsProps & { readonly label: string; readonly rows: number }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const tell = useTell();
  const insert = (picture: string, name: string) => {
    const now = form.values.text ?? '';
    const at = area.current?.selectionEnd ?? now.length;
    const words = name.replace(/\.[^.]*$/, '').replaceAll(/[[\]]/g, '');
    const line = `![${words}](${picture})`;
    form.text('text').onValueChange(`${now.slice(0, at)}${at > 0 ? '\n\n' : ''}${line}\n\n${now.slice(at)}`);
    tell.done(text.pictureAdded);
  };
  return (
    <Stack space="small">
      <TextArea
        {...form.text('text')}
        help={text.textHelp}
        label={label}
        maxLength={50_000}
        ref={area}
        rows={rows}
        spellCheck={false}
      />
      <div>
        <PictureButton label={text.addPicture} onPicture={({ address }, name) => insert(address, name)} />
      </div>
    </Stack>
  );
}

/** The kind, the place and the picture of news. */
export function NewsFields({ form }: FieldsProps) {
  const cover = form.values.picture ?? '';
  const choose = (id: string) => form.methods.setValue('picture', id, { shouldDirty: true });
  return (
    <>
      <Select {...form.choice('news_kind')} label={text.newsKind} options={newsKinds} />
      <Stack space="small">
        <Text weight="strong">{text.cover}</Text>
        {cover !== '' && <img alt={text.cover} className={styles.cover} src={pictureAddress(cover)} />}
        <div className={styles.row}>
          <PictureButton
            label={cover === '' ? text.chooseCover : text.changeCover}
            onPicture={({ id }) => choose(id)}
          />
          {cover !== '' && (
            <Button onClick={() => choose('')} type="button" variant="quiet">
              {text.removeCover}
            </Button>
          )}
        </div>
        <Text size="secondary" tone="muted">
          {text.coverHelp}
        </Text>
      </Stack>
      <Checkbox {...form.tick('pinned')} label={text.pinned} />
    </>
  );
}

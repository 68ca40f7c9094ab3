import type { ResponseOf } from '@panome/contract/client';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Heading } from '@panome/ui/heading';
import { RichText } from '@panome/ui/rich-text';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import * as styles from './Content.css.ts';
import { contentText as text } from './content.text.ts';

type Shown = Pick<ResponseOf<'staffContentPreview'>, 'asked' | 'html'>;
type ContentPreviewProps = {
  readonly title: string;
  readonly shown: Shown | undefined;
  readonly faults?: ResponseOf<'staffContentPreview'>['faults'];
  /** Why there is none. */
  readonly problem?: string;
};

/** A piece as its readers will see it. */
export const ContentPreview = ({ faults = [], problem = '', shown, title }: ContentPreviewProps) => (
  <section aria-label={text.preview} className={styles.preview}>
    <Stack>
      <Heading level={2}>{text.preview}</Heading>
      {problem !== '' && <Callout title={problem} tone="warning" />}
      {faults.length > 0 && (
        <Callout title={text.faults} tone="warning">
          <ul className={styles.faults}>
            {faults.slice(0, 10).map(({ line, text: what }) => (
              <li key={`${line} ${what}`}>{text.line(line, what)}</li>
            ))}
          </ul>
        </Callout>
      )}
      <Card>
        <Stack>
          {title !== '' && <Heading level={3}>{title}</Heading>}
          {shown?.html ? <RichText html={shown.html} /> : <Text tone="muted">{text.noText}</Text>}
          {shown && shown.asked.length > 0 && <Questions asked={shown.asked} />}
        </Stack>
      </Card>
    </Stack>
  </section>
);

const choicesOf = ({ options, rows, scale }: Shown['asked'][number]) =>
  [
    rows.map(({ label }) => label).join('、'),
    options.map(({ label }) => label).join('、'),
    scale && [`${scale.min} 至 ${scale.max}`, scale.low, scale.high].filter(Boolean).join(' · '),
  ].filter(Boolean);

const Questions = ({ asked }: { readonly asked: Shown['asked'] }) => (
  <ol aria-label={text.asked} className={styles.questions}>
    {asked.map((question) => (
      <li key={question.id}>
        <Text>{question.title}</Text>
        <Text size="secondary" tone="muted">
          {[text.types[question.type], question.required && text.required, question.show_if && text.conditional]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {choicesOf(question).map((line) => (
          <Text key={String(line)} size="secondary" tone="muted">
            {line}
          </Text>
        ))}
      </li>
    ))}
  </ol>
);

import { Disclosure } from '@panome/ui/disclosure';
import { Heading } from '@panome/ui/heading';
import { SafeHtml } from '@panome/ui/safe-html';
import { SearchField } from '@panome/ui/search-field';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useState } from 'react';
import { faqMatches, type Faq } from './faqMatches.ts';
import * as styles from './Support.css.ts';
import { supportText as text } from './support.text.ts';

/** What people ask often; a question opens its answer. A link may bring what is searched. */
export function FaqList({ faq, search: asked }: { faq: readonly Faq[]; search: string }) {
  const [search, setSearch] = useState(asked);
  const groups = faqMatches(faq, search);
  if (faq.length === 0) return <Text tone="muted">{text.faqEmpty}</Text>;
  return (
    <Stack space="large">
      <SearchField label={text.faqSearch} onValueChange={setSearch} placeholder={text.faqSearch} value={search} />
      <VisuallyHidden role="status">
        {search && text.faqFound(groups.reduce((sum, { questions }) => sum + questions.length, 0))}
      </VisuallyHidden>
      {groups.length === 0 && <Text tone="muted">{text.faqNone}</Text>}
      {groups.map(({ name, questions }) => (
        <section className={styles.group} key={name}>
          <Heading level={3}>{name}</Heading>
          {questions.map(({ answer, question }) => (
            <Disclosure key={question} summary={question}>
              <div className={styles.answer}>
                <SafeHtml html={answer} />
              </div>
            </Disclosure>
          ))}
        </section>
      ))}
    </Stack>
  );
}

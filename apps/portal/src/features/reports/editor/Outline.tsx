import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { GripVertical, Plus } from 'lucide-react';
import type { Section } from '../api.ts';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';
import { SectionMenu } from './SectionMenu.tsx';
import { labelsOf } from './sections.ts';
import { useDragOrder } from './useDragOrder.ts';
import { nameOf, type SectionActs } from './useSectionActs.ts';

type OutlineProps = {
  readonly sections: readonly Section[];
  readonly acts: SectionActs;
  /** Opens the choice of what else to show. */
  readonly onAdd: () => void;
};

/** The table of contents as the file will have it, where the order is changed. */
export function Outline({ acts, onAdd, sections }: OutlineProps) {
  const { grip, row } = useDragOrder(sections, acts.move);
  const labels = labelsOf(sections);
  const needsMethods = sections.some(({ kind }) => kind === 'chart' || kind === 'table');
  return (
    <Card
      actions={
        <Button icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} onClick={onAdd} size="small">
          {text.addShort}
        </Button>
      }
      description={text.outlineHelp}
      title={text.outline}
    >
      <Stack space="small">
        {/* Safari drops the list role from lists without marks. */}
        <ol aria-label={text.outline} className={styles.outline} role="list">
          {sections.map((section, place) => {
            const name = nameOf(section, labels[section.id]);
            return (
              <li
                className={styles.entry}
                data-inner={labels[section.id] ? '' : undefined}
                key={section.id}
                {...row(section)}
              >
                <button
                  aria-label={text.drag(name)}
                  className={styles.grip}
                  title={text.drag(name)}
                  type="button"
                  {...grip(section)}
                >
                  <GripVertical aria-hidden size={16} strokeWidth={1.5} />
                </button>
                <button
                  aria-label={text.goTo(name)}
                  className={styles.entryName}
                  onClick={() => acts.goTo(section)}
                  title={name}
                  type="button"
                >
                  {name}
                </button>
                <SectionMenu acts={acts} name={name} place={place} section={section} total={sections.length} />
              </li>
            );
          })}
        </ol>
        {needsMethods && (
          <Text as="p" size="secondary" tone="subtle">
            {text.methodsAdded}
          </Text>
        )}
      </Stack>
      <VisuallyHidden role="status">{acts.said}</VisuallyHidden>
    </Card>
  );
}

import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Tag } from '@panome/ui/tag';
import { Wrench } from 'lucide-react';
import type { Problem } from '../../../../shared/tasks/index.ts';
import { toolFormText } from '../toolForm.text.ts';

type RepairTagsProps = {
  repairs: Readonly<Record<string, string>>;
  /** Where the words of the repairs are found. */
  problems: readonly Problem[];
  onRemove: (id: string) => void;
};

function wordsOf(id: string, choice: string, problems: readonly Problem[]): string {
  const repair = problems.find((problem) => problem.repair?.id === id)?.repair;
  const chosen = repair?.choices?.find(({ value }) => value === choice)?.label;
  if (!repair) return `${id} = ${choice}`;
  return chosen && (repair.choices?.length ?? 0) > 1 ? `${repair.label}：${chosen}` : repair.label;
}

/** The repairs that were decided; each can be taken back. */
export function RepairTags({ onRemove, problems, repairs }: RepairTagsProps) {
  const text = useText(toolFormText);
  const entries = Object.entries(repairs);
  if (entries.length === 0) return null;
  return (
    <Inline>
      {entries.map(([id, choice]) => (
        <Tag icon={<Wrench size={14} strokeWidth={1.5} />} key={id} onRemove={() => onRemove(id)} tone="success">
          {text.repaired(wordsOf(id, choice, problems))}
        </Tag>
      ))}
    </Inline>
  );
}

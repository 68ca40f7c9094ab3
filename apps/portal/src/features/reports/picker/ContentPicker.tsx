import { Drawer } from '@panome/ui/drawer';
import type { Section } from '../api.ts';
import { ResultChoice } from './ResultChoice.tsx';
import { TaskChoice } from './TaskChoice.tsx';
import { pickerText as text } from './picker.text.ts';

type ContentPickerProps = {
  /** `null` is closed, empty the list of tasks, else the task whose result is chosen from. */
  readonly task: string | null;
  readonly onPick: (task: string | null) => void;
  readonly onAdd: (sections: readonly Section[]) => void;
};

/** Chooses charts, tables and methods of a finished task for the report. */
export function ContentPicker({ onAdd, onPick, task }: ContentPickerProps) {
  const add = (sections: readonly Section[]) => {
    onAdd(sections);
    onPick(null);
  };
  return (
    <Drawer onOpenChange={(open) => !open && onPick(null)} open={task !== null} title={text.title}>
      {task ? (
        <ResultChoice key={task} onAdd={add} onBack={() => onPick('')} taskId={task} />
      ) : (
        <TaskChoice onChoose={onPick} />
      )}
    </Drawer>
  );
}

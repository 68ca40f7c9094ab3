import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@panome/ui/menu';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { taskPath } from '../../../shared/tasks/index.ts';
import type { Section } from '../api.ts';
import { editorText as text } from './editor.text.ts';
import type { SectionActs } from './useSectionActs.ts';

type SectionMenuProps = {
  readonly section: Section;
  readonly name: string;
  readonly place: number;
  readonly total: number;
  readonly acts: SectionActs;
};

/** Everything that can be done with a section, also without a mouse. */
export function SectionMenu({ acts, name, place, section, total }: SectionMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger>
        <IconButton icon={<Ellipsis aria-hidden size={16} strokeWidth={1.5} />} label={text.more(name)} size="small" />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem disabled={place === 0} onSelect={() => acts.move(section, place - 1)}>
          {text.up}
        </MenuItem>
        <MenuItem disabled={place === total - 1} onSelect={() => acts.move(section, place + 1)}>
          {text.down}
        </MenuItem>
        <MenuItem disabled={place === 0} onSelect={() => acts.move(section, 0)}>
          {text.first}
        </MenuItem>
        <MenuItem disabled={place === total - 1} onSelect={() => acts.move(section, total - 1)}>
          {text.last}
        </MenuItem>
        <MenuSeparator />
        {section.kind === 'chart' && (
          <MenuItem onSelect={() => void acts.refreshSettings(section)}>{text.settings}</MenuItem>
        )}
        {section.kind !== 'text' && (
          <MenuItem onSelect={() => void navigate(taskPath(section.task_id))}>{text.openTask}</MenuItem>
        )}
        <MenuItem tone="danger" onSelect={() => acts.remove(section)}>
          {text.remove}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

import { Fragment, useEffect } from 'react';
import { ListboxLayer, listboxStyles, type ListboxLayerProps, type Option } from '../listbox/index.ts';
import { SelectOption } from './SelectOption.tsx';

type SelectListProps = Omit<ListboxLayerProps, 'children'> & {
  id: string;
  labelledBy: string;
  options: readonly Option[];
  value: string;
  current: Option | undefined;
  onPoint: (value: string) => void;
  onChoose: (option: Option) => void;
};

/** The id of an option's element. */
export const optionId = (id: string, option: Option) => `${id}-option-${option.value}`;

/** The options under their headings, in the order given. */
function groupsOf(options: readonly Option[]) {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option]);
  return [...groups];
}

/** The open list of a `Select`. */
export function SelectList({ id, labelledBy, options, value, current, onPoint, onChoose, ...layer }: SelectListProps) {
  const pointed = current && optionId(id, current);
  useEffect(() => {
    if (pointed) document.getElementById(pointed)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  return (
    <ListboxLayer {...layer}>
      <div aria-labelledby={labelledBy} className={listboxStyles.list} id={`${id}-list`} role="listbox" tabIndex={-1}>
        {groupsOf(options).map(([group, members]) => {
          const rows = members.map((option) => (
            <SelectOption
              highlighted={option === current}
              id={optionId(id, option)}
              key={option.value}
              onChoose={() => onChoose(option)}
              onPoint={() => onPoint(option.value)}
              option={option}
              selected={option.value === value}
            />
          ));
          if (!group) return <Fragment key={group}>{rows}</Fragment>;
          return (
            <div aria-label={group} key={group} role="group">
              <div aria-hidden className={listboxStyles.group}>
                {group}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
    </ListboxLayer>
  );
}

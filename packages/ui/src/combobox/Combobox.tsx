import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useMemo, useRef, useState, type Ref } from 'react';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { listboxStyles, type Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { comboboxText } from './Combobox.text.ts';
import { ComboboxList, optionId } from './ComboboxList.tsx';
import { filterOptions } from './filterOptions.ts';
import { useCombobox } from './useCombobox.ts';

export type ComboboxProps = FieldFrame & {
  /** Any number; only visible ones are drawn. Consecutive ones of the same `group` stand under its name. */
  options: readonly Option[];
  /** The chosen option's value; `undefined` or `''` while nothing is chosen. */
  value: string | undefined;
  /** Gets `''` when the choice is cleared. */
  onValueChange: (value: string) => void;
  /** Gets what is typed; then the caller filters, e.g. at the server, and the list shows `options` as they are. */
  onQueryChange?: (query: string) => void;
  /** More options are on their way. */
  loading?: boolean;
  /** Shown while nothing is chosen; never the only place of a rule. */
  placeholder?: string;
  /** Takes it out of the tab order; say why in `help`. */
  disabled?: boolean;
  /** The id of the input; made up when missing. */
  id?: string;
  /** The input, for focus. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * Chooses one of many things by typing; finds Chinese by its pinyin initials too.
 *
 * When not to use: for up to about 15 things use `Select`; for free text use `TextField`.
 */
export function Combobox({ label, labelHidden, help, error, required, id, options, value, onValueChange, onQueryChange, loading = false, placeholder, disabled = false, ref }: ComboboxProps) {
  const text = useText(comboboxText);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const shown = useMemo(() => (onQueryChange ? options : filterOptions(options, query ?? '')), [onQueryChange, options, query]);

  const search = (typed: string | null) => {
    setQuery(typed);
    onQueryChange?.(typed ?? '');
  };
  const show = (next: boolean) => {
    setOpen(next && !disabled);
    if (!next && query !== null) search(null);
  };
  const choose = (option: Option) => {
    onValueChange(option.value);
    show(false);
  };
  const { current, point, handleKeyDown } = useCombobox({ shown, chosen: value, open, onOpenChange: show, onChoose: choose });
  const clearable = chosen !== undefined && !required && !disabled;

  return (
    <Field error={error} help={help} id={id} label={label} labelHidden={labelHidden} required={required}>
      {(control) => (
        <Popover.Root onOpenChange={show} open={open}>
          <Popover.Anchor asChild>
            <div className={controlStyles.frame()} data-disabled={disabled ? '' : undefined} data-invalid={control['aria-invalid'] ? '' : undefined} data-state={open ? 'open' : 'closed'} ref={frame}>
              <input
                {...control}
                aria-activedescendant={current && optionId(listId, shown.indexOf(current))}
                aria-autocomplete="list"
                aria-controls={open && shown.length > 0 ? listId : undefined}
                aria-expanded={open && shown.length > 0}
                autoComplete="off"
                className={controlStyles.input}
                disabled={disabled}
                onBlur={() => show(false)}
                onChange={(event) => {
                  search(event.target.value);
                  setOpen(true);
                }}
                onClick={() => show(true)}
                onKeyDown={handleKeyDown}
                placeholder={placeholder ?? text.placeholder}
                ref={ref}
                role="combobox"
                value={query ?? chosen?.label ?? ''}
              />
              {clearable && <IconButton icon={<X size={14} strokeWidth={1.5} />} label={text.clear} onClick={() => onValueChange('')} size="xsmall" />}
              <span aria-hidden className={controlStyles.adornment}>
                <ChevronDown size={16} strokeWidth={1.5} />
              </span>
            </div>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              align="start"
              className={listboxStyles.surface}
              collisionPadding={8}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (frame.current?.contains(event.target as Node)) event.preventDefault();
              }}
              // The focus stays in the input, where the keys are read.
              onMouseDown={(event) => event.preventDefault()}
              onOpenAutoFocus={(event) => event.preventDefault()}
              // A dialog around it locks the page's wheel; the list must scroll all the same.
              onWheel={(event) => event.stopPropagation()}
              role="presentation"
              sideOffset={4}
            >
              {shown.length > 0 && (
                <ComboboxList chosen={value} current={current} id={listId} labelledBy={control['aria-labelledby']} onChoose={choose} onPoint={point} options={shown} />
              )}
              {shown.length === 0 && <div className={listboxStyles.empty}>{loading ? text.loading : text.empty}</div>}
            </Popover.Content>
          </Popover.Portal>
          <VisuallyHidden role="status">{open && (loading ? text.loading : shown.length === 0 ? text.empty : text.count(shown.length))}</VisuallyHidden>
        </Popover.Root>
      )}
    </Field>
  );
}

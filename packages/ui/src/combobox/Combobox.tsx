import { ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useControllable } from '../controllable/index.ts';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ListboxLayer, type Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { comboboxText } from './Combobox.text.ts';
import { ComboboxEmpty } from './ComboboxEmpty.tsx';
import { ComboboxList, optionId } from './ComboboxList.tsx';
import { listState } from './listState.ts';
import { useComboboxKeys } from './useComboboxKeys.ts';
import { useFiltered } from './useFiltered.ts';

export type ComboboxProps = FieldFrame &
  PassedOn<'input'> & {
    /** Any number; only visible ones are drawn. Consecutive ones of the same `group` stand under its name. */
    options: readonly Option[];
    /** The chosen option's value, `''` while nothing is chosen; without it the part keeps the choice. */
    value?: string | undefined;
    /** The value at the start, when the caller does not control it. */
    defaultValue?: string;
    /** Gets `''` when the choice is cleared. */
    onValueChange?: ((value: string) => void) | undefined;
    /** Gets what is typed; then the caller filters, e.g. at the server, and the list shows `options` as they are. */
    onSearch?: (query: string) => void;
    /** More options are on their way. */
    loading?: boolean;
    /** The options could not be loaded: the list says so and offers to call this. */
    onRetry?: (() => void) | undefined;
    /** Shown while nothing is chosen; never the only place of a rule. */
    placeholder?: string;
    /** Takes it out of the tab order; say why in `help`. */
    disabled?: boolean;
    /** The focus went on; the moment to check the value. */
    onBlur?: () => void;
  };

/**
 * Chooses one of many things by typing; finds Chinese by its pinyin too.
 *
 * When not to use: for up to about 15 things use `Select`; for free text use `TextField`.
 */
export const Combobox = withRef(function Combobox({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  options,
  value: given,
  defaultValue = '',
  onValueChange,
  onSearch,
  loading = false,
  onRetry,
  placeholder,
  disabled = false,
  onBlur,
  ...native
}: ComboboxProps) {
  const text = useText(comboboxText);
  const [value, put] = useControllable({ value: given, defaultValue, onValueChange });
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const shown = useFiltered(options, onSearch ? '' : (query ?? ''));

  const search = (typed: string | null) => {
    setQuery(typed);
    onSearch?.(typed ?? '');
  };
  const show = (next: boolean) => {
    setOpen(next && !disabled);
    if (!next && query !== null) search(null);
  };
  const choose = (option: Option) => {
    if (option.value !== value) put(option.value);
    show(false);
  };
  const { current, point, handleKeyDown } = useComboboxKeys({
    shown,
    chosen: value,
    open,
    onOpenChange: show,
    onChoose: choose,
  });
  const listed = open && shown.length > 0 && !onRetry;
  const state = listState(text, { loading, failed: onRetry !== undefined, count: shown.length, query });

  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error}
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => (
        <>
          <div
            className={controlStyles.frame()}
            data-disabled={disabled ? '' : undefined}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-state={open ? 'open' : 'closed'}
            ref={frame}
          >
            <input
              {...native}
              {...control}
              aria-activedescendant={listed && current ? optionId(control.id, shown.indexOf(current)) : undefined}
              aria-autocomplete="list"
              aria-controls={listed ? `${control.id}-list` : undefined}
              aria-expanded={listed}
              autoComplete="off"
              className={controlStyles.input}
              disabled={disabled}
              onBlur={() => {
                show(false);
                onBlur?.();
              }}
              onChange={(event) => {
                search(event.target.value);
                point(undefined);
                setOpen(true);
              }}
              onClick={() => show(true)}
              onKeyDown={handleKeyDown}
              placeholder={placeholder ?? text.placeholder}
              role="combobox"
              spellCheck={false}
              value={query ?? chosen?.label ?? ''}
            />
            {chosen && !required && !disabled && (
              <IconButton
                icon={<X size={14} strokeWidth={1.5} />}
                label={text.clear}
                onClick={() => {
                  put('');
                  document.getElementById(control.id)?.focus();
                }}
                size="xsmall"
              />
            )}
            <span aria-hidden className={controlStyles.adornment}>
              <ChevronDown size={16} strokeWidth={1.5} />
            </span>
          </div>
          {open && (
            <ListboxLayer anchor={() => frame.current} onClose={() => show(false)}>
              {listed && (
                <ComboboxList
                  current={current}
                  id={control.id}
                  isChosen={(one) => one === value}
                  labelledBy={control['aria-labelledby']}
                  onChoose={choose}
                  onPoint={point}
                  options={shown}
                />
              )}
              {!listed && <ComboboxEmpty loading={loading} onRetry={onRetry} query={query ?? ''} />}
            </ListboxLayer>
          )}
          <VisuallyHidden role="status">{open && state}</VisuallyHidden>
        </>
      )}
    </Field>
  );
});

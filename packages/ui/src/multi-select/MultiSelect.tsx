import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { comboboxText, listState, optionId, useComboboxKeys } from '../combobox/index.ts';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { multiSelectText } from './MultiSelect.text.ts';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectChosen } from './MultiSelectChosen.tsx';
import { MultiSelectList } from './MultiSelectList.tsx';
import { useMultiChoice } from './useMultiChoice.ts';

/** So many chips stay in sight while the control is not used; more are counted. */
const fewChips = 3;

export type MultiSelectProps = FieldFrame &
  PassedOn<'input'> & {
    /** Any number; only visible ones are drawn. Consecutive ones of the same `group` stand under its name. */
    options: readonly Option[];
    /** The values of the chosen options, in the order of choosing; without it the part keeps them. */
    value?: readonly string[] | undefined;
    /** The values at the start, when the caller does not control it. */
    defaultValue?: readonly string[];
    /** Gets all values that are chosen now. */
    onValueChange?: ((value: string[]) => void) | undefined;
    /** At most so many can be chosen; the list says how many are left. */
    max?: number;
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
 * Chooses several of many things by typing; finds Chinese by its pinyin too.
 *
 * When not to use: for up to about 7 things show them all with `CheckboxGroup`; for one thing use `Combobox`.
 */
export const MultiSelect = withRef(function MultiSelect({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  options,
  value: given,
  defaultValue = [],
  onValueChange,
  max,
  onSearch,
  loading = false,
  onRetry,
  placeholder,
  disabled = false,
  onBlur,
  ...native
}: MultiSelectProps) {
  const text = useText(multiSelectText);
  const listText = useText(comboboxText);
  const frame = useRef<HTMLDivElement>(null);
  const described = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const choice = useMultiChoice({
    options,
    value: given,
    defaultValue,
    onValueChange,
    max,
    query: onSearch ? '' : query,
    searching: query.trim() !== '',
  });
  const { chosen, found, shown } = choice;

  const focus = () => frame.current?.querySelector('input')?.focus();
  const search = (typed: string) => {
    setQuery(typed);
    onSearch?.(typed);
  };
  const show = (next: boolean) => {
    setOpen(next && !disabled);
    if (!next && query !== '') search('');
  };
  const toggle = (option: Option) => {
    choice.toggle(option);
    // What was typed stays, so that more of it can be chosen; the next word replaces it.
    frame.current?.querySelector('input')?.select();
  };
  const { current, handleKeyDown, point } = useComboboxKeys({
    shown,
    chosen: choice.first,
    open,
    onOpenChange: show,
    onChoose: toggle,
  });
  const listed = open && found.length > 0 && !onRetry;
  const state = listState(listText, { loading, failed: onRetry !== undefined, count: found.length, query });
  const amount = choice.full && max !== undefined ? text.full(max) : text.chosen(chosen.length);

  return (
    <Field
      aria-describedby={
        [native['aria-describedby'], chosen.length > 0 && described].filter(Boolean).join(' ') || undefined
      }
      error={error}
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => (
        <>
          {/* Presses between the chips belong to the input, which has the role and the keys. */}
          <div
            className={controlStyles.frame()}
            data-disabled={disabled ? '' : undefined}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-state={open ? 'open' : 'closed'}
            onBlur={(event) => {
              if (frame.current?.contains(event.relatedTarget)) return;
              setUsed(false);
              show(false);
              onBlur?.();
            }}
            onClick={({ target }) => !(target as Element).closest('button') && show(true)}
            onFocus={() => setUsed(true)}
            onMouseDown={(event) => {
              if (event.target instanceof HTMLInputElement) return;
              event.preventDefault();
              if (!disabled) focus();
            }}
            ref={frame}
            role="presentation"
          >
            <div className={styles.values}>
              <MultiSelectChosen
                chosen={chosen}
                collapsed={chosen.length > fewChips && !used}
                disabled={disabled}
                onRemove={(gone) => {
                  choice.remove(gone);
                  focus();
                }}
              />
              <span className={styles.typed}>
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
                  onChange={(event) => {
                    search(event.target.value);
                    point(undefined);
                    setOpen(true);
                  }}
                  onKeyDown={(event) => {
                    const last = chosen.at(-1);
                    if (event.key === 'Backspace' && query === '' && last && !event.nativeEvent.isComposing)
                      choice.remove(last.value);
                    else handleKeyDown(event);
                  }}
                  placeholder={chosen.length > 0 ? undefined : (placeholder ?? text.placeholder)}
                  role="combobox"
                  spellCheck={false}
                  value={query}
                />
              </span>
            </div>
            {chosen.length > 0 && !disabled && (
              <IconButton
                icon={<X size={14} strokeWidth={1.5} />}
                label={text.clear}
                onClick={() => {
                  choice.clear();
                  focus();
                }}
                size="xsmall"
              />
            )}
            <span aria-hidden className={controlStyles.adornment}>
              <ChevronDown size={16} strokeWidth={1.5} />
            </span>
          </div>
          {open && (
            <MultiSelectList
              anchor={() => frame.current}
              count={chosen.length}
              current={current}
              id={control.id}
              isChosen={choice.isChosen}
              labelledBy={control['aria-labelledby']}
              listed={listed}
              loading={loading}
              max={max}
              onChoose={toggle}
              onClose={() => show(false)}
              onPoint={point}
              onRetry={onRetry}
              options={shown}
              query={query}
            />
          )}
          <VisuallyHidden id={described}>{text.chosenNames(chosen.map((one) => one.label))}</VisuallyHidden>
          <VisuallyHidden role="status">{used && (open ? `${state}，${amount}` : amount)}</VisuallyHidden>
        </>
      )}
    </Field>
  );
});

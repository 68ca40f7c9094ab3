import { Search, X } from 'lucide-react';
import { useControllable } from '../controllable/index.ts';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { searchFieldText } from './SearchField.text.ts';
import { useComposedSearch } from './useComposedSearch.ts';

export type SearchFieldProps = Pick<FieldFrame, 'help' | 'label' | 'labelHidden'> &
  Omit<NativeProps<'input'>, 'defaultValue' | 'onChange' | 'size' | 'value'> & {
    /** The trimmed text that is searched for; without it the part keeps it. */
    value?: string | undefined;
    /** The text at the start, when the caller does not control it. */
    defaultValue?: string;
    /** Called with the trimmed text as it is typed, but not within a pinyin syllable. Delay requests in the caller. */
    onValueChange?: ((text: string) => void) | undefined;
    /** Height 28, 32 or 40. */
    size?: 'small' | 'medium' | 'large';
  };

/**
 * Text that filters a list. Its label is for screen readers unless `labelHidden={false}`.
 *
 * When not to use: to choose one found thing use `Combobox`.
 */
export const SearchField = withRef(function SearchField({
  label,
  labelHidden = true,
  help,
  id,
  value: given,
  defaultValue = '',
  onValueChange,
  size,
  ...native
}: SearchFieldProps) {
  const text = useText(searchFieldText);
  const [value, put] = useControllable({ value: given, defaultValue, onValueChange });
  const search = useComposedSearch(value, put);
  const clear = (id: string) => {
    search.clear();
    document.getElementById(id)?.focus();
  };
  return (
    <Field aria-describedby={native['aria-describedby']} help={help} id={id} label={label} labelHidden={labelHidden}>
      {(control) => (
        <div className={controlStyles.frame({ size })} data-disabled={native.disabled ? '' : undefined}>
          <span aria-hidden className={controlStyles.adornment}>
            <Search size={16} strokeWidth={1.5} />
          </span>
          <input
            {...native}
            {...control}
            {...search.attributes}
            className={controlStyles.input}
            enterKeyHint="search"
            type="search"
            value={search.text}
          />
          {search.text !== '' && !native.disabled && (
            <IconButton
              icon={<X size={14} strokeWidth={1.5} />}
              label={text.clear}
              onClick={() => clear(control.id)}
              size="xsmall"
            />
          )}
        </div>
      )}
    </Field>
  );
});

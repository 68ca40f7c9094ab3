import type { ChangeEvent, ChangeEventHandler } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * How typed text goes in and out. Without `value` the element itself keeps the text, and its own `onChange` is what
 * react-hook-form's `{...register('name')}` spreads.
 */
export type TextControl = {
  /** The text, where the caller keeps it; without it the element does. */
  value?: string | undefined;
  /** The text at the start, where the element keeps it. */
  defaultValue?: string | undefined;
  /** Gets the text as it is typed; `onChange` gets the element's own event. */
  onValueChange?: ((value: string) => void) | undefined;
};

/** The native attributes of a text control. */
export function textAttributes<Element extends Typed>({
  value,
  defaultValue,
  onValueChange,
  onChange,
}: TextControl & { onChange: ChangeEventHandler<Element> | undefined }) {
  return {
    ...(value === undefined ? { defaultValue } : { value }),
    onChange: (event: ChangeEvent<Element>) => {
      onChange?.(event);
      onValueChange?.(event.target.value);
    },
  };
}

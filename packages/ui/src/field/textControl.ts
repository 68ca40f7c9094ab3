import type { ChangeEvent, ChangeEventHandler } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * How typed text goes in and out. With `value` the part is controlled and `onChange` gets the text;
 * without it the element keeps the text and `onChange` is the native event, which is what
 * react-hook-form's `{...register('name')}` spreads.
 */
export type TextControl<Element extends Typed> =
  | {
      /** The text, where the caller keeps it; without it the element does. */
      value: string;
      /** Gets the text, or the native event where the element keeps the text. */
      onChange: (value: string) => void;
      defaultValue?: undefined;
    }
  | {
      value?: undefined;
      onChange?: ChangeEventHandler<Element>;
      /** The text at first, where the element keeps it. */
      defaultValue?: string;
    };

/** The native attributes of a text control. */
export function textAttributes<Element extends Typed>(control: TextControl<Element>) {
  if (control.value === undefined) return { defaultValue: control.defaultValue, onChange: control.onChange };
  return { value: control.value, onChange: (event: ChangeEvent<Element>) => control.onChange(event.target.value) };
}

import type { FormEvent } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { form } from './Form.css.ts';

export type FormProps = Omit<NativeProps<'form'>, 'noValidate' | 'onSubmit'> & {
  /** Called on Enter and on the submit button; the browser's own sending and bubbles are off. Takes `handleSubmit(save)` of react-hook-form. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
};

/**
 * Fields with one submit button. Give refused fields an `error` and, in a long form, a `FormErrorSummary`.
 *
 * When not to use: for settings that take effect at once.
 */
export function Form({ onSubmit, ...native }: FormProps) {
  return (
    <form
      {...native}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog lies inside the page's form in React's tree.
        event.stopPropagation();
        void onSubmit(event);
      }}
    />
  );
}

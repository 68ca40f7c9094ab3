import { useRef, useState, type FormEvent } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { form } from './Form.css.ts';
import { FormPending } from './FormPending.ts';

export type FormProps = Omit<NativeProps<'form'>, 'noValidate' | 'onSubmit'> & {
  /**
   * Called on Enter and on the submit button; the browser's own sending and bubbles are off.
   * While the promise it returns is pending, nothing is sent again and `FormSubmit` shows progress.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
};

/**
 * Fields with one submit button. Give refused fields an `error` and, in a long form, a `FormErrorSummary`.
 *
 * When not to use: for settings that take effect at once.
 */
export const Form = withRef(function Form({ onSubmit, ...native }: FormProps) {
  const [pending, setPending] = useState(false);
  // A second press comes before the first one is drawn.
  const sending = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const work = onSubmit(event);
    if (!work) return;
    sending.current = true;
    setPending(true);
    try {
      await work;
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  return (
    <FormPending.Provider value={pending}>
      <form
        {...native}
        aria-busy={pending || undefined}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog lies inside the page's form in React's tree.
          event.stopPropagation();
          if (!sending.current) void send(event);
        }}
      />
    </FormPending.Provider>
  );
});

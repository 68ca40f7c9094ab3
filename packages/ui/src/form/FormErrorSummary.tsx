import { useEffect, useRef } from 'react';
import { Callout } from '../callout/index.ts';
import { Link } from '../link/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './Form.css.ts';
import { formText } from './Form.text.ts';

/** One refused field. */
export type FormError = {
  /** The id given to the field. */
  id: string;
  /** The same words as beside the field. */
  message: string;
};

export type FormErrorSummaryProps = {
  /** In the order of the fields; nothing is drawn for none. */
  errors: readonly FormError[];
  /** Counts the attempts to send; each one with errors moves the focus here. react-hook-form: `formState.submitCount`. */
  attempt: number;
};

/** Says above a long form what must be changed, and leads there. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const text = useText(formText);
  const root = useRef<HTMLDivElement>(null);
  const refused = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && refused) root.current?.focus();
  }, [attempt, refused]);
  if (!refused) return null;
  return (
    <div className={styles.summary} ref={root} tabIndex={-1}>
      <Callout title={text.errors(errors.length)} tone="danger">
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                onClick={(event) => {
                  // The address belongs to the router; only the focus moves.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
                underline
              >
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}

import { useEffect, useRef, type ReactNode, useImperativeHandle } from 'react';
import { Callout } from '../callout/index.ts';
import { Link } from '../link/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { focusControl } from './focusControl.ts';
import * as styles from './Form.css.ts';
import { formText } from './Form.text.ts';

/** One refused field. */
export type FormError = {
  /** The id given to the field. */
  id: string;
  /** The same words as beside the field; with the field's name before them where they do not say it. */
  message: string;
};

export type FormErrorSummaryProps = PassedOn<'div'> & {
  /** In the order of the fields. */
  errors: readonly FormError[];
  /** Counts the attempts to send; each refused one moves the focus here. */
  attempt: number;
  /** What went wrong apart from any field, e.g. that the server could not be reached. */
  failure?: ReactNode;
};

/** Says above a form what must be changed, and leads there. Nothing is drawn while nothing is wrong. */
export const FormErrorSummary = withRef(function FormErrorSummary({
  errors,
  attempt,
  failure,
  ref,
  ...native
}: FormErrorSummaryProps) {
  const text = useText(formText);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!);
  const refused = errors.length > 0 || Boolean(failure);
  useEffect(() => {
    if (attempt > 0 && refused) root.current?.focus();
  }, [attempt, refused]);
  if (!refused) return null;
  return (
    <div {...native} className={styles.summary} ref={root} tabIndex={-1}>
      <Callout title={failure || text.errors(errors.length)} tone="danger">
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map(({ id, message }) => (
              <li key={id}>
                <Link
                  href={`#${id}`}
                  onClick={(event) => {
                    // The address belongs to the router; only the focus moves.
                    event.preventDefault();
                    focusControl(id);
                  }}
                  underline
                >
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  );
});

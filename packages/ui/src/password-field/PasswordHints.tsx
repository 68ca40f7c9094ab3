import { Check, Circle } from 'lucide-react';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './PasswordField.css.ts';
import { passwordFieldText } from './PasswordField.text.ts';
import { passwordStrength } from './passwordStrength.ts';

/** One demand on a new password. */
export type PasswordRule = {
  /** What is demanded, e.g. 至少 6 位. */
  label: string;
  /** Whether a password meets it. */
  test: (password: string) => boolean;
};

type PasswordHintsProps = { id: string; password: string; rules: readonly PasswordRule[] };

/** The rules with what is met so far, and how strong the password is. */
export function PasswordHints({ id, password, rules }: PasswordHintsProps) {
  const text = useText(passwordFieldText);
  const strength = passwordStrength(password);
  return (
    <>
      {/* Safari forgets that a list without marks is one. */}
      <ul className={styles.rules} id={id} role="list">
        {rules.map(({ label, test }) => {
          const met = test(password);
          const Icon = met ? Check : Circle;
          return (
            <li className={styles.rule} data-met={met ? '' : undefined} key={label}>
              <Icon aria-hidden className={styles.ruleIcon} size={14} strokeWidth={met ? 2 : 1.5} />
              {label}
              {password && <VisuallyHidden>{met ? text.met : text.unmet}</VisuallyHidden>}
            </li>
          );
        })}
      </ul>
      <p className={styles.strength} role="status">
        {password && (
          <>
            <span aria-hidden className={styles.bar} data-strength={strength} />
            {text.strength(text[strength])}
          </>
        )}
      </p>
    </>
  );
}

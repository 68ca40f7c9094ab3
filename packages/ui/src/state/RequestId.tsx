import { CopyButton } from '../copy-button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './State.css.ts';
import { stateText } from './State.text.ts';

export type RequestIdProps = {
  /** The number under which support finds the error. */
  value: string;
};

/** An error number with its name and a button that copies it. */
export function RequestId({ value }: RequestIdProps) {
  const text = useText(stateText);
  return (
    <span className={styles.requestId}>
      {`${text.requestId} ${value}`}
      <CopyButton label={text.copyRequestId} value={value} />
    </span>
  );
}

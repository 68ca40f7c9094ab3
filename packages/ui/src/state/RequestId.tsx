import { CopyButton } from '../copy-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './State.css.ts';
import { stateText } from './State.text.ts';

export type RequestIdProps = PassedOn<'span'> & {
  /** The number under which support finds the error. */
  value: string;
};

/** An error number with its name and a button that copies it. */
export const RequestId = withRef(function RequestId({ value, ...native }: RequestIdProps) {
  const text = useText(stateText);
  return (
    <span {...native} className={styles.requestId}>
      {`${text.requestId} ${value}`}
      <CopyButton label={text.copyRequestId} value={value} />
    </span>
  );
});

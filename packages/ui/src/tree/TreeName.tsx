import { TruncatedName } from '../truncated-name/index.ts';
import * as styles from './Tree.css.ts';

type TreeNameProps = {
  name: string;
  /** What is searched for, trimmed. */
  query: string;
};

/** A name; while one searches, with what was found marked. */
export function TreeName({ name, query }: TreeNameProps) {
  const at = query === '' ? -1 : name.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return <TruncatedName>{name}</TruncatedName>;
  // A match near the end of a long name must not be hidden by the ellipsis.
  const from = Math.max(0, at - 12);
  return (
    <span className={styles.match} title={name}>
      {from > 0 && '…'}
      {name.slice(from, at)}
      <mark className={styles.mark}>{name.slice(at, at + query.length)}</mark>
      {name.slice(at + query.length)}
    </span>
  );
}

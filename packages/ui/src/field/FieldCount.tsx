import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { count } from './Field.css.ts';
import { fieldText } from './Field.text.ts';

export type FieldCountProps = {
  /** How many characters there are. */
  used: number;
  /** How many there may be. */
  most: number;
};

/** How much of the allowed length is used; only its end is announced, not every letter. */
export function FieldCount({ used, most }: FieldCountProps) {
  const text = useText(fieldText);
  return (
    <>
      <span className={count} data-full={used >= most ? '' : undefined}>
        {text.count(used, most)}
      </span>
      <VisuallyHidden role="status">{used >= most && text.full(most)}</VisuallyHidden>
    </>
  );
}

import { Text } from '@panome/ui/text';
import { detailText as text } from './detail.text.ts';

/** So many rows of a list stand on the page at most. */
export const mostRows = 300;

/** Says that a list is longer than what is shown of it. */
export const OnlyFirst = ({ of }: { readonly of: readonly unknown[] }) =>
  of.length > mostRows ? (
    <Text as="p" size="secondary" tone="muted">
      {text.onlyFirst(mostRows, of.length)}
    </Text>
  ) : null;

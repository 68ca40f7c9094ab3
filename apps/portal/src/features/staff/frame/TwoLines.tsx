import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { listStyles } from '../../../shared/list/index.ts';

type TwoLinesProps = {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly tone?: 'subtle' | 'danger';
  /** On a phone, what has no column there. */
  readonly below?: ReactNode;
};

/** A cell of a name and a line of small print, both cut where they do not fit. */
export const TwoLines = ({ below, detail, title, tone = 'subtle' }: TwoLinesProps) => (
  <div className={listStyles.name}>
    <div className={listStyles.nameLink}>
      <Text as="p" truncate>
        {title}
      </Text>
    </div>
    <div className={listStyles.nameLink}>
      <Text as="p" size="secondary" tone={tone} truncate>
        {detail}
      </Text>
    </div>
    {below}
  </div>
);

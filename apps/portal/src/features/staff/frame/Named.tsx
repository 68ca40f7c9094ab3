import { Link } from '@panome/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { TwoLines } from './TwoLines.tsx';

type NamedProps = {
  readonly title: string;
  readonly to: string;
  readonly detail: string;
  /** On a phone, what has no column there. */
  readonly below?: ReactNode;
};

/** A row's name that opens it, with a line of small print. */
export const Named = ({ title, to, ...rest }: NamedProps) => (
  <TwoLines
    {...rest}
    title={
      <Link asChild tone="neutral">
        <RouterLink to={to}>{title}</RouterLink>
      </Link>
    }
  />
);

import { Link as TextLink } from '@panome/ui/link';
import { Link } from 'react-router-dom';
import { overviewText } from './overview.text.ts';

/** 查看全部 of a block; read aloud with what it is about. */
export const AllLink = ({ of, to }: { of: string; to: string }) => (
  <TextLink asChild>
    <Link aria-label={`${overviewText.all}：${of}`} to={to}>
      {overviewText.all}
    </Link>
  </TextLink>
);

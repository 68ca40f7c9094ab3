import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Link as TextLink } from '@panome/ui/link';
import { Link } from 'react-router-dom';
import { categoryPath, shopPath } from './paths.ts';
import { shopText as text } from './shop.text.ts';

type AboveProps = {
  readonly current: string;
  /** The category that the page lies in. */
  readonly category?: { readonly id: string; readonly title: string };
};

/** Where a page of the shop lies. */
export const Above = ({ category, current }: AboveProps) => (
  <Breadcrumb current={current}>
    <TextLink asChild>
      <Link to={shopPath}>{text.title}</Link>
    </TextLink>
    {category && (
      <TextLink asChild>
        <Link to={categoryPath(category.id)}>{category.title}</Link>
      </TextLink>
    )}
  </Breadcrumb>
);

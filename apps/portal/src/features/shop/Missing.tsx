import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { shopPath } from './paths.ts';
import { shopText as text } from './shop.text.ts';

/** In place of a page whose service or category is not there. */
export const Missing = ({ title }: { title: string }) => (
  <PageBody>
    <PageHeader title={text.title} />
    <EmptyState
      action={
        <Button asChild>
          <Link to={shopPath}>{text.toShop}</Link>
        </Button>
      }
      description={text.missingHelp}
      title={title}
    />
  </PageBody>
);

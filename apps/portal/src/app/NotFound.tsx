import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link, useLocation } from 'react-router-dom';
import { PageBody, PageHeader } from '../shared/page/index.ts';

/** An address without a page: said plainly, with two ways on. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <PageBody>
      <PageHeader title="页面不存在" />
      <EmptyState
        action={
          <Button asChild variant="primary">
            <Link to="/home">返回首页</Link>
          </Button>
        }
        description={`地址 ${pathname} 没有对应的页面，可能是链接有误，或页面已经移走。`}
        title="没有找到这个页面"
      />
    </PageBody>
  );
}

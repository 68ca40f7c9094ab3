import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { EmptyState } from '@panome/ui/state';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageBody, PageHeader } from '../shared/page/index.ts';

/** An address without a page: said plainly, with two ways on. */
export function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <PageBody>
      <PageHeader title="页面不存在" />
      <EmptyState
        action={
          <Inline space="small">
            <Button asChild variant="primary">
              <Link to="/home">返回首页</Link>
            </Button>
            <Button onClick={() => void navigate(-1)}>返回上一页</Button>
          </Inline>
        }
        description={`地址 ${pathname} 没有对应的页面，可能是链接有误，或页面已经移走`}
        title="没有找到这个页面"
      />
    </PageBody>
  );
}

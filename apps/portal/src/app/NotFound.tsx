import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { Link as TextLink } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageBody, PageHeader } from '../shared/page/index.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { frameDialogs } from './frameDialogs.ts';
import * as styles from './MainLayout.css.ts';
import { nearPages } from './nearPages.ts';
import { pageItems } from './palette/localItems.ts';

/** An address without a page: said plainly, with the pages that were likely meant and ways on. */
export function NotFound() {
  const { pathname } = useLocation();
  const { loggedIn, marks } = useAccess();
  const navigate = useNavigate();
  const near = nearPages(pathname, pageItems(marks ?? [], loggedIn));
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
            <Button onClick={() => frameDialogs.open('palette')}>搜索</Button>
          </Inline>
        }
        description={`地址 ${pathname} 没有对应的页面，可能是链接有误，或页面已经移走`}
        title="没有找到这个页面"
      />
      {near.length > 0 && (
        <nav aria-label="相近的页面" className={styles.near}>
          <Text tone="muted">您要找的可能是</Text>
          {near.map(({ address, title }) => (
            <TextLink asChild key={address}>
              <Link to={address!}>{title}</Link>
            </TextLink>
          ))}
        </nav>
      )}
    </PageBody>
  );
}

import { Avatar } from '@panome/ui/avatar';
import { Badge } from '@panome/ui/badge';
import { Button } from '@panome/ui/button';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '@panome/ui/menu';
import { Keyboard, LogOut, SlidersHorizontal } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AppearanceChoice } from '@panome/ui/appearance';
import { chooseAppearance, useAppearanceChoice } from '../shared/theme/appearanceStore.ts';
import { openFigureEditor } from '../shared/charts/figureEditor.ts';
import { useUnread } from '../shared/messages/index.ts';
import { useSession } from '../shared/session/useSession.ts';
import { builtRoutes } from './builtRoutes.ts';
import { frameDialogs } from './frameDialogs.ts';
import * as styles from './MainLayout.css.ts';
import { useLogout } from './useLogout.ts';

const isBuilt = (path: string) => builtRoutes.some((row) => row.path === path);

const messages = '/support/message';
/** Pages of the person, in the order of the specification; one that is not built is not offered. */
const pages = [
  ['/dashboard', '工作台'],
  ['/support/color-reference', '配色参考'],
  ['/about-user/authentication', '个人中心'],
  ['/about-user/security', '账号安全'],
  ['/about-user/group', '课题组'],
  ['/support/userpoints', '我的积分'],
  [messages, '消息通知'],
  ['/support/study', '我的学习'],
].filter(([path]) => isBuilt(path!));
const invitation = '/support/invited-register';

/** Login links, or the person's menu with the unread count. */
export function UserArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session) {
    const back = pathname === '/home' ? '' : `?redirect=${encodeURIComponent(`${pathname}${search}`)}`;
    return (
      <div className={styles.user}>
        <Button asChild variant="primary">
          <Link to={`/user/login${back}`}>登录</Link>
        </Button>
        {isBuilt('/user/register') && (
          <Button asChild>
            <Link to="/user/register">注册</Link>
          </Button>
        )}
      </div>
    );
  }
  return <PersonMenu avatar={session.head_image_path} name={session.name} />;
}

function PersonMenu({ avatar, name }: { avatar: string; name: string }) {
  const unread = useUnread();
  const logout = useLogout();
  const navigate = useNavigate();
  const { theme = 'system' } = useAppearanceChoice();
  return (
    <Menu>
      <MenuTrigger>
        <button className={styles.account} type="button">
          <Avatar decorative name={name} size="small" src={avatar || undefined} />
          {/* Beside the picture: over it the count would hide the letter. */}
          {unread > 0 && <Badge count={unread} label={`${unread} 条未读消息`} />}
          <span className={styles.accountName}>{name}</span>
        </button>
      </MenuTrigger>
      <MenuContent align="end">
        {pages.map(([path, title]) => (
          <MenuItem key={path} onSelect={() => void navigate(path!)}>
            {path === messages && unread > 0 ? `${title}（${unread > 99 ? '99+' : unread} 条未读）` : title}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => openFigureEditor()}>SVG 编辑器</MenuItem>
        {isBuilt(invitation) && <MenuItem onSelect={() => void navigate(invitation)}>邀请好友，双方得积分</MenuItem>}
        <MenuSeparator />
        <MenuRadioGroup
          label="外观"
          onValueChange={(value) => void chooseAppearance({ theme: value } as AppearanceChoice)}
          value={theme}
        >
          <MenuRadioItem value="system">跟随系统</MenuRadioItem>
          <MenuRadioItem value="light">浅色</MenuRadioItem>
          <MenuRadioItem value="dark">深色</MenuRadioItem>
        </MenuRadioGroup>
        <MenuItem
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />}
          onSelect={() => frameDialogs.open('settings')}
        >
          显示设置
        </MenuItem>
        <MenuItem
          icon={<Keyboard aria-hidden size={16} strokeWidth={1.5} />}
          onSelect={() => frameDialogs.open('shortcuts')}
        >
          键盘快捷键
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden size={16} strokeWidth={1.5} />} onSelect={() => void logout()}>
          退出登录
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@panome/ui/menu';
import { ToastProvider, useToast } from '@panome/ui/toast';

function Say() {
  const toast = useToast();
  return <Button onClick={() => toast.success('已保存')}>提示</Button>;
}

/** A message and a menu behind a button. */
export default function Extra() {
  return (
    <ToastProvider>
      <Say />
      <Menu>
        <MenuTrigger>
          <Button>菜单</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>个人中心</MenuItem>
          <MenuItem>设置</MenuItem>
          <MenuSeparator />
          <MenuItem>退出登录</MenuItem>
        </MenuContent>
      </Menu>
    </ToastProvider>
  );
}

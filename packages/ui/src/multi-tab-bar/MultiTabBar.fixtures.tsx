import { useAlert } from '../alert-dialog/index.ts';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { MultiTabBar, startTabs, useTabs, type MultiTabBarProps, type PageTab } from './index.ts';

export const pages: PageTab[] = [
  { id: 'home', title: '首页' },
  { id: 'files', title: '我的文件' },
  { id: 'task', title: '肝脏代谢组 2024-03 差异分析', dirty: true },
  { id: 'tools', title: '工具' },
];
export const many = Array.from({ length: 12 }, (_, i) => ({ id: `t${i}`, title: `任务结果 ${i + 1}` }));

export function Browser(props: MultiTabBarProps) {
  const { alive, bar, open, state, update } = useTabs({ defaultState: startTabs(props.tabs, props.value) });
  return (
    <>
      <MultiTabBar
        {...props}
        {...bar}
        onClose={(ids, next) => {
          props.onClose(ids, next);
          bar.onClose(ids, next);
        }}
        onReorder={
          props.onReorder &&
          ((order) => {
            props.onReorder?.(order);
            bar.onReorder(order);
          })
        }
        onValueChange={(id) => {
          props.onValueChange?.(id);
          bar.onValueChange(id);
        }}
        panelId="page"
      />
      <div aria-label="页面" id="page" role="tabpanel">
        <Box padding="large">
          {state.tabs.map(
            ({ id, title }) =>
              alive.has(id) && (
                <p hidden={id !== state.value} key={id}>
                  {title}
                </p>
              ),
          )}
          <Inline>
            <Button onClick={() => open({ id: 'new', title: '新任务' })}>打开新任务</Button>
            <Button onClick={() => update('new', { title: '肾脏代谢组', dirty: true })}>改名</Button>
          </Inline>
        </Box>
      </div>
    </>
  );
}

export const Asking = (props: MultiTabBarProps) => {
  const alert = useAlert();
  return (
    <Browser
      {...props}
      confirmClose={([tab]) =>
        alert.confirm({
          title: `关闭“${tab!.title}”？`,
          description: '未保存的内容会丢失',
          action: '关闭',
          tone: 'danger',
        })
      }
    />
  );
};

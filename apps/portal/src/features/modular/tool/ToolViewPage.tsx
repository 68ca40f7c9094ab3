import { EmptyState } from '@panome/ui/state';
import { useWorkspace, WorkspacePage } from '../../../shared/workspace/index.ts';
import { StandardRun } from '../analysis/StandardRun.tsx';
import { MethodMenu } from '../menu/MethodMenu.tsx';
import { useMethod } from '../menu/useMethod.ts';
import { modularText as text } from '../modular.text.ts';
import { ToolPanel } from './ToolPanel.tsx';

/** 工具视图: every method of the family's menu on the data of the project, with its result on the same page. */
export const Page = () => (
  <WorkspacePage page="tool-view">
    <ToolView />
  </WorkspacePage>
);

function ToolView() {
  const { id, item } = useMethod();
  return (
    <MethodMenu current={id} page="tool-view">
      {item ? <ToolPanel item={item} key={id} /> : <NoMethod id={id} />}
    </MethodMenu>
  );
}

/** Single cells have no page of one click: their standard analysis stands here. */
function NoMethod({ id }: { readonly id: string }) {
  const { address } = useWorkspace();
  if (id !== '') return <EmptyState description={text.noMethodHelp} title={text.noSuchMethod} />;
  if (address.family === 'single-cell') return <StandardRun sequence />;
  return <EmptyState description={text.noMethodHelp} title={text.noMethod} />;
}

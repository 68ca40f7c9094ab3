import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../access/index.ts';
import { flowsText as text } from '../flows.text.ts';
import { isRunActive, type FlowRun } from '../flowTypes.ts';
import { compareRunsPath, redoRunPath, workspaceOfRun } from '../paths.ts';
import type { RunListActs } from './useRunListActs.ts';

type RunMenuItemsProps = {
  /** One run, or several that are ticked. */
  readonly runs: readonly FlowRun[];
  readonly acts: RunListActs;
};

/** The acts on one run or on several, the same behind 更多 and under the pointer. */
export function RunMenuItems({ acts, runs: latest }: RunMenuItemsProps) {
  // As they were when the menu opened: a run that ends meanwhile must not move 删除 to where 取消分析 was.
  const [runs] = useState(latest);
  const only = runs.length === 1 ? runs[0] : undefined;
  const [left, right] = runs;
  const active = runs.filter(({ can }) => can.cancel);
  const workspace = only && workspaceOfRun(only, 'project-description');
  return (
    <>
      {only && (
        <MenuItem onSelect={() => acts.open(only)} shortcut="Enter">
          {isRunActive(only) ? text.follow : text.open}
        </MenuItem>
      )}
      {only?.can.redo && (
        <Allowed call="storeModuleChart">
          <MenuItem asChild>
            <Link to={redoRunPath(only.id)}>{text.redo}</Link>
          </MenuItem>
        </Allowed>
      )}
      {only && workspace && !only.source_ended && (
        <MenuItem asChild>
          <Link to={workspace}>{text.openProject}</Link>
        </MenuItem>
      )}
      {runs.length === 2 && left && right && (
        <MenuItem asChild>
          <Link to={compareRunsPath(left.id, right.id)}>{text.compareTwo}</Link>
        </MenuItem>
      )}
      <MenuSeparator />
      {active.length > 0 && (
        <Allowed call="flowRunCancel">
          <MenuItem onSelect={() => void acts.cancel(active)}>{text.cancel}</MenuItem>
        </Allowed>
      )}
      <Allowed call="flowRunDelete">
        <MenuItem tone="danger" onSelect={() => void acts.remove(runs)} shortcut="Delete">
          {text.remove}
        </MenuItem>
      </Allowed>
    </>
  );
}

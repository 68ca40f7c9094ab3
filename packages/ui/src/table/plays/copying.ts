import { expect, spyOn, userEvent, within } from 'storybook/test';
import { announced } from '../../screen-reader/spoken.ts';
import { choose } from '../Table.fixtures.tsx';
import type { Play } from './play.ts';

export const copiesRows: Play = async ({ canvasElement }) => {
  // Comes first, since it replaces the clipboard of the browser.
  const user = userEvent.setup();
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const rows = within(canvasElement).getAllByRole('row').slice(1);
  rows[0]?.focus();
  await user.keyboard('{ArrowDown}{Control>}c{/Control}');
  await expect(write).toHaveBeenLastCalledWith(
    '文件名\t物种\t大小（MB）\t上传时间\n样本 2.csv\t拟南芥\t--\t2026-11-18 16:40:21',
  );
  await user.keyboard('{ArrowUp} {ArrowDown}{Shift>} {/Shift}');
  await expect(choose).toHaveBeenLastCalledWith(['a', 'b']);
  await user.keyboard('{Control>}c{/Control}');
  await expect(write).toHaveBeenLastCalledWith(
    '文件名\t物种\t大小（MB）\t上传时间\n样本 10.csv\t小鼠\t3.2\t2026-11-20 09:12:00\n样本 2.csv\t拟南芥\t--\t2026-11-18 16:40:21',
  );
  await expect(within(canvasElement).getByText('已复制 2 行')).toBeVisible();
  await user.keyboard('{ArrowDown} ');
  // The reader replaces the clipboard, so the spy does not see this copy.
  await expect(await announced(canvasElement, () => userEvent.keyboard('{Control>}c{/Control}'))).toContain(
    'polite: 已复制 3 行',
  );
};

import { Ellipsis, FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '../menu/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { Tree, TreeMoveItems, type TreeNode, type TreeProps } from './index.ts';

export const folder = <Folder size={16} strokeWidth={1.5} />;
const file = <FileText size={16} strokeWidth={1.5} />;
export const leaf = (id: string, name: string): TreeNode => ({ id, name, icon: file });
export const nodes: TreeNode[] = [
  {
    id: 'liver',
    name: '肝脏代谢组 2024-03',
    icon: folder,
    count: 4,
    children: [
      {
        id: 'pos',
        name: '正离子模式',
        icon: folder,
        count: 3,
        children: [leaf('a', '样本 01.mzML'), leaf('b', '样本 02.mzML'), leaf('qc', 'QC-01.mzML')],
      },
      { id: 'neg', name: '负离子模式', icon: folder, count: 0, children: [] },
      leaf('table', '峰面积表.csv'),
    ],
  },
  { id: 'plasma', name: '血浆蛋白质组', icon: folder, count: 1, children: [leaf('protein', '蛋白定量.xlsx')] },
  leaf('readme', '送样说明.pdf'),
];
export const many: TreeNode[] = Array.from({ length: 100 }, (_group, group) => ({
  id: `g${group}`,
  name: `批次 ${group + 1}`,
  icon: folder,
  count: 99,
  children: Array.from({ length: 99 }, (_sample, sample) =>
    leaf(`g${group}-${sample}`, `批次 ${group + 1} 样本 ${sample + 1}.mzML`),
  ),
}));
export const allBatches = many.map(({ id }) => id);

export const lazyNodes: TreeNode[] = [
  { id: 'fast', name: '土壤宏基因组', icon: folder, lazy: true },
  { id: 'slow', name: '肠道微生物', icon: folder, lazy: true },
];
export function Lazy(props: TreeProps) {
  const [shown, setShown] = useState(lazyNodes);
  const [tries, setTries] = useState(0);
  const load = async (id: string) => {
    if (id === 'slow') return new Promise<void>(() => {});
    setTries(tries + 1);
    if (tries === 0) throw new Error('offline');
    setShown((before) =>
      before.map((node) => (node.id === id ? { ...node, lazy: false, children: [leaf('s1', '样本 01.fastq')] } : node)),
    );
  };
  return <Tree {...props} nodes={shown} onLoad={load} />;
}

export function Searching(props: TreeProps) {
  const [query, setQuery] = useState(props.query ?? '');
  return (
    <Stack space="small">
      <SearchField label="搜索文件" onValueChange={setQuery} value={query} />
      <Tree {...props} query={query} />
    </Stack>
  );
}

/** Takes a node out and puts it into another branch. */
function moved(members: readonly TreeNode[], id: string, target: string): TreeNode[] {
  let taken: TreeNode | undefined;
  const without = (list: readonly TreeNode[]): TreeNode[] =>
    list.flatMap((node) => {
      if (node.id === id) taken = node;
      return node.id === id ? [] : [{ ...node, ...(node.children && { children: without(node.children) }) }];
    });
  const rest = without(members);
  const put = (list: readonly TreeNode[]): TreeNode[] =>
    list.map((node) =>
      node.children ? { ...node, children: [...put(node.children), ...(node.id === target ? [taken!] : [])] } : node,
    );
  return target === '' ? [...rest, taken!] : put(rest);
}
export function Movable(props: TreeProps) {
  const [shown, setShown] = useState(props.nodes);
  const move = (id: string, target: string) => {
    setShown(moved(shown, id, target));
    props.onMove?.(id, target);
  };
  return (
    <Tree
      {...props}
      actions={(node) => (
        <Menu>
          <MenuTrigger>
            <IconButton icon={<Ellipsis size={16} strokeWidth={1.5} />} label="操作" size="xsmall" />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem>重命名</MenuItem>
            <MenuLabel>移到…</MenuLabel>
            <TreeMoveItems id={node.id} nodes={shown} onMove={move} />
          </MenuContent>
        </Menu>
      )}
      nodes={shown}
      onMove={move}
    />
  );
}

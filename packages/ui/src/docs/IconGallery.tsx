import {
  ArrowUpDown,
  Ban,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  GripVertical,
  Info,
  ListFilter,
  LoaderCircle,
  Pause,
  Pencil,
  Play,
  Plus,
  RefreshCw,
  RotateCw,
  Search,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FileIcon } from '../file-icon/index.ts';
import * as styles from './docs.css.ts';

type Item = readonly [name: string, use: string];

function Gallery({ items, draw }: { items: readonly Item[]; draw: (name: string) => ReactNode }) {
  return (
    <ul className={`sb-unstyled ${styles.gallery}`} role="list">
      {items.map(([name, use]) => (
        <li className={styles.galleryItem} key={name}>
          {draw(name)}
          <code>{name}</code>
          <span className={styles.quiet}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

const acts: readonly Item[] = [
  ['Plus', '新建'],
  ['Upload', '上传'],
  ['Download', '下载'],
  ['Search', '搜索'],
  ['Pencil', '重命名、编辑'],
  ['Copy', '复制'],
  ['Trash2', '删除'],
  ['Play', '运行'],
  ['Pause', '暂停'],
  ['RotateCw', '重试'],
  ['RefreshCw', '刷新'],
  ['Undo2', '撤销'],
  ['X', '关闭、清空'],
  ['Check', '选中'],
  ['Ellipsis', '更多操作'],
  ['SlidersHorizontal', '设置'],
  ['ListFilter', '筛选'],
  ['Columns3', '列'],
  ['GripVertical', '拖动'],
  ['ExternalLink', '在新窗口打开'],
  ['ChevronDown', '展开'],
  ['ChevronRight', '进入下一级'],
  ['ArrowUpDown', '排序'],
];
const states: readonly Item[] = [
  ['Clock', '等待'],
  ['LoaderCircle', '进行中'],
  ['CircleCheck', '成功'],
  ['TriangleAlert', '警告'],
  ['CircleAlert', '错误'],
  ['Info', '提示'],
  ['Ban', '已取消'],
];
const icons: Readonly<Record<string, LucideIcon>> = {
  ArrowUpDown,
  Ban,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  GripVertical,
  Info,
  ListFilter,
  LoaderCircle,
  Pause,
  Pencil,
  Play,
  Plus,
  RefreshCw,
  RotateCw,
  Search,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  X,
};
function Lucide({ name }: { name: string }) {
  const Icon = icons[name]!;
  return <Icon aria-hidden size={20} strokeWidth={1.5} />;
}
const draw = (name: string) => <Lucide name={name} />;

/** The icons of acts: one for each, everywhere the same. */
export const ActIcons = () => <Gallery draw={draw} items={acts} />;
/** The icons of states, which stand beside a word. */
export const StateIcons = () => <Gallery draw={draw} items={states} />;

const files: readonly Item[] = [
  ['样本', '文件夹'],
  ['peaks.csv', '表格'],
  ['报告.pdf', '文档'],
  ['volcano.png', '图片'],
  ['raw.zip', '压缩包'],
  ['reads.fastq.gz', '序列'],
  ['S01.mzML', '质谱'],
  ['run.json', '代码'],
  ['notes.xyz', '其他'],
];
/** The icon of each kind of file, chosen by its name. */
export const FileIcons = () => (
  <Gallery draw={(name) => <FileIcon folder={name === '样本'} name={name} />} items={files} />
);

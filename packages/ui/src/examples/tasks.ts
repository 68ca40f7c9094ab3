import { Ban, CircleAlert, CircleCheck, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';

export type TaskStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type Task = {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly status: TaskStatus;
  readonly samples: number;
  readonly time: string;
};

type Look = {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'success' | 'danger';
  readonly icon: LucideIcon;
};
export const looks: Readonly<Record<TaskStatus, Look>> = {
  waiting: { label: '等待', tone: 'neutral', icon: Clock },
  running: { label: '运行中', tone: 'accent', icon: LoaderCircle },
  done: { label: '成功', tone: 'success', icon: CircleCheck },
  failed: { label: '失败', tone: 'danger', icon: CircleAlert },
  cancelled: { label: '已取消', tone: 'neutral', icon: Ban },
};

const methods = ['差异分析', '主成分分析', '火山图', '相关性热图'] as const;
const objects = ['肝脏代谢组', '血浆蛋白组', '肠道微生物组', '叶片转录组'] as const;
const statuses = Object.keys(looks) as TaskStatus[];
const two = (value: number) => String(value).padStart(2, '0');

/** Some tasks as a project has them, newest first. */
export const tasks: readonly Task[] = Array.from({ length: 34 }, (_, at) => ({
  id: `T${1034 - at}`,
  name: `${objects[at % 4]} ${2024 + (at % 3)}-${two(1 + (at % 12))}`,
  method: methods[(at * 3) % 4]!,
  status: statuses[(at * 2 + 1) % 5]!,
  samples: 6 + ((at * 7) % 42),
  time: `2026-11-${two(21 - (at % 20))} ${two(8 + (at % 12))}:${two((at * 13) % 60)}:00`,
}));

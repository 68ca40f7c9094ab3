/** Words of choosing what goes into a report. */
export const pickerText = {
  title: '添加图表或表格',
  search: '搜索任务名称',
  tasks: '已完成的任务',
  finished: '完成于',
  noTasks: '还没有已完成的任务',
  noTasksHint: '先用工具完成一次分析，再把结果加入报告',
  toTools: '去选择工具',
  back: '返回任务列表',
  charts: '图表',
  tables: '表格',
  methods: '方法说明',
  methodsHelp: '含参数、输入文件校验值、版本与命令行',
  rows: (count: string) => `${count} 行`,
  add: (count: number) => (count > 0 ? `添加 ${count} 项` : '添加'),
  all: '全选',
  none: '全不选',
} as const;

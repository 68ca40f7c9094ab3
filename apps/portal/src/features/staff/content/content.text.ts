import { staffText } from '../frame/staff.text.ts';

const kinds = { news: '动态', notice: '公告', questionnaire: '问卷', message: '消息' } as const;
type Kind = keyof typeof kinds;

export const contentText = {
  ...staffText,
  title: '内容',
  hint: '动态、公告、问卷和系统消息；写好后先存为草稿，发布后用户才能看到',
  kind: '类型',
  contents: kinds,
  states: { draft: '草稿', planned: '待发布', shown: '显示中', ended: '已结束', recalled: '已撤回', sent: '已发送' },
  origins: { folder: '来自文件夹', portal: '' },
  search: '搜索标题',
  name: '标题',
  begins: '开始',
  ends: '结束',
  noEnd: '一直显示',
  updated: '最近修改',
  counts: { news: '', notice: '', questionnaire: '答卷', message: '送达账号' },
  count: (kind: Kind, count: number) => (kind === 'questionnaire' ? `${count} 份答卷` : `${count} 个账号`),
  write: (kind: Kind) => `写${kinds[kind]}`,
  none: { news: '还没有动态', notice: '还没有公告', questionnaire: '还没有问卷', message: '还没有消息' },
  untitled: (kind: Kind) => `新的${kinds[kind]}`,
  fromFolder: '这条内容来自文件夹',
  fromFolderHelp: '请修改文件后用命令行重新导入；在这里可以撤回，也可以重新显示。',
  isSent: '消息已发出',
  isSentHelp: '撤回后可以修改并再次发送；已发出的邮件无法撤回。',
  isShown: '用户现在就能看到，保存后立即更新',
  isPlanned: '到开始时间自动显示，保存后按新的内容显示',
  text: '正文',
  intro: '说明',
  textHelp: '可以使用 Markdown；不支持 HTML 和其他网站的图片',
  addPicture: '插入图片',
  pictureFailed: '图片上传失败',
  pictureAdded: '图片已插入正文',
  newsKind: '分类',
  summary: '摘要',
  summaryHelp: '显示在列表中，不填时取正文开头',
  link: '链接',
  newsLinkHelp: '点击动态后打开的页面：站内路径以 / 开头，或平台允许的 https 网站；可以不填',
  messageLinkHelp: '点击消息后打开的站内页面，以 / 开头；可以不填',
  pinned: '置顶',
  cover: '封面图片',
  coverHelp: 'PNG、JPEG、WebP 或 SVG，不超过 2 MB',
  chooseCover: '选择图片',
  changeCover: '更换图片',
  removeCover: '移除封面',
  minutes: '大约用时（分钟）',
  questions: '题目（YAML）',
  questionsHelp:
    '题型：single、multiple（可设 most）、text（可设 length）、scale、matrix（rows 与 options）；show_if 按前面的答案决定是否出现',
  example: `- id: overall
  type: scale
  title: 您对平台总体满意吗？
  required: true
  scale: { min: 1, max: 5, low: 不满意, high: 很满意 }
- id: used
  type: multiple
  title: 您用过哪些功能？
  options:
    - { value: tools, label: 云工具 }
    - { value: flows, label: 分析流程 }
- id: advice
  type: text
  title: 您有什么建议？
  length: 500
`,
  preview: '预览',
  noText: '还没有正文',
  faults: '题目有误，暂时不能保存',
  line: (line: number, what: string) => `第 ${line} 行：${what}`,
  types: { single: '单选', multiple: '多选', text: '填空', scale: '评分', matrix: '矩阵' },
  required: '必答',
  conditional: '按条件出现',
  asked: '题目',
  save: '保存',
  saveDraft: '保存草稿',
  saved: '已保存',
  publish: '发布',
  publishAgain: '重新发布',
  showAgain: '重新显示',
  period: '修改时间',
  sendMessage: '发送',
  saveFirst: '请先保存',
  publishTitle: (title: string) => `发布“${title}”`,
  sendTitle: (title: string) => `发送“${title}”`,
  from: '开始日期',
  fromTime: '开始时刻',
  fromHelp: '不填则立即显示',
  until: '结束日期',
  untilTime: '结束时刻',
  untilHelp: { news: '不填则一直显示', notice: '公告必须有结束时间', questionnaire: '不填则一直开放' },
  timeHelp: '不填为 00:00',
  needEnd: '公告必须有结束日期，请填写',
  endsTooEarly: '结束时间应晚于开始时间，也不能已经过去',
  badTime: '请按 09:30 的格式填写',
  to: '发给',
  everybody: '所有账号',
  somebody: '一个账号',
  email: '邮箱',
  needEmail: '请填写邮箱',
  sendHelp: '已收到同一条消息的账号不会重复收到；需要邮件的用户同时收到邮件',
  published: '已发布',
  messageSent: (count: number) => `已送达 ${count} 个账号`,
  recall: '撤回',
  recallTitle: (title: string) => `撤回“${title}”？`,
  recallHelp: {
    news: '用户不再看到这条动态，可以再次发布。',
    notice: '公告不再弹出，可以再次发布。',
    questionnaire: '用户不再看到这份问卷，已提交的答卷保留，可以再次发布。',
    message: '消息会从收到它的账号中删除；已发出的邮件无法撤回。',
  },
  recalled: '已撤回',
  remove: '删除',
  removeTitle: (title: string) => `删除“${title}”？`,
  removeHelp: '删除后无法恢复。',
  removed: '已删除',
  removeFailed: '删除失败',
  publishFailed: '发布失败',
  recallFailed: '撤回失败',
  answers: '下载答卷',
} as const;

/** What the tables of props say, by the English sentence of the code. */
export const fromColumnToGrid: Readonly<Record<string, string>> = {
  'The share of the width, or `content` for no more than it needs.': '所占宽度的比例；`content` 表示只占需要的宽度',
  'The gap between columns, one value or one a width of the view; `large` (16) by default.':
    '列间距：一个值，或按视口宽度各给一个；默认 `large`（16）',
  'Narrower than this the columns stand one below another; `tablet` (768 px) by default.':
    '比它窄时各列上下排开，默认 `tablet`（768 px）',
  'Any number; only visible ones are drawn. Consecutive ones of the same `group` stand under its name.':
    '多少个都可以，只绘制可见的；相邻且 `group` 相同的排在组名下',
  "The chosen option's value, `''` while nothing is chosen; without it the part keeps the choice.":
    "所选选项的值，没有选时为 `''`；不写时由组件保存",
  "Gets `''` when the choice is cleared.": "清除选择时收到 `''`",
  'Gets what is typed; then the caller filters, e.g. at the server, and the list shows `options` as they are.':
    '收到键入的文字；此时由外面筛选（例如服务器），列表照 `options` 显示',
  'More options are on their way.': '更多选项在路上',
  'The options could not be loaded: the list says so and offers to call this.': '选项没有取到：列表会说明，并提供重试',
  'Shown while nothing is chosen; never the only place of a rule.': '没有选时显示；规则不要只写在这里',
  'What can be found, under headings; each group may load and fail by itself.':
    '可以找到的东西，分组列出；每组可以各自加载、各自失败',
  'Stands first, under 最近打开, while nothing is typed.': '没有输入时排在最前，标为“最近打开”',
  'An item was chosen; the palette has closed and given the focus back.': '选择了一项；此时面板已关闭，焦点已归还',
  'Set it to control the palette from outside.': '写了就由外面控制面板',
  'Escape, ✕, a press beside it, or a choice.': '按了 Esc 或 ✕、点了旁边，或选择了一项',
  'What is searched for; without it the part keeps it, and each opening begins anew.':
    '查找的字；不写时由组件保存，每次打开重新开始',
  'The text of each opening, when the caller does not control it.': '不受控时每次打开起初的字',
  'Gets the trimmed text as it is typed, but not within a pinyin syllable. Delay requests in the caller.':
    '输入时收到去掉首尾空格的字，拼音未成字时不触发；请求请由外面延迟',
  '`groups` hold only what fits `query`: the caller searches. By itself the part finds words, initials and pinyin.':
    '`groups` 里只有与 `query` 相符的项，即由外面查找；不写时组件按词、拼音首字母与全拼查找',
  'The keys or the pointer came to an item: the moment to load its page ahead.':
    '按键或指针到了某一项，可以提前加载它的页面',
  'The title of the window; 搜索 by default.': '窗口的标题，默认“搜索”',
  'What can be found here, for screen readers.': '这里能找什么，给读屏软件',
  'Shown while nothing is typed.': '没有输入时显示',
  'Stands in for the list when nothing fits.': '没有相符的项时代替列表',
  '`MenuItem`s and the other parts of `Menu`.': '`MenuItem` 以及 `Menu` 的其他部分',
  'A right press, Shift+F10 or the menu key; `false` when it closes.': '右键、Shift+F10 或菜单键；关闭时收到 `false`',
  'What the menu is about, for screen readers, e.g. the name of the row; 快捷菜单 by default.':
    '菜单是关于什么的，给读屏软件，例如行的名称；默认“快捷菜单”',
  'The one element that the menu belongs to; it or something in it takes the focus.':
    '菜单所属的唯一元素；它或其中的内容能获得焦点',
  'What is copied, unchanged.': '复制的内容，一字不改',
  'The name of the act, e.g. `复制错误编号`; 复制 by default.': '操作的名称，例如 `复制错误编号`；默认“复制”',
  'Shows the words beside the icon.': '图标旁显示文字',
  'There is nothing to copy yet.': '还没有可复制的内容',
  'The first day that can be chosen, `2026-11-01`.': '可选的第一天，`2026-11-01`',
  'The last day that can be chosen.': '可选的最后一天',
  'Why a day cannot be chosen, e.g. `实验室放假`; `undefined` for a day that can.':
    '某天为什么不能选，例如 `实验室放假`；可选的日子返回 `undefined`',
  "The chosen days; the same day twice for a single one, `''` for none.":
    "所选的日子；只选一天时两端相同，没有时为 `''`",
  'A day that may be chosen was pressed.': '按下了可选的一天',
  'The pointer or the focus came to a day; for the preview of a range.': '指针或焦点到了某一天，用于预览范围',
  'The day that carries the mark of today.': '标为“今天”的日子',
  'How many months stand side by side; 1 by default.': '并排几个月，默认 1',
  'Whether the calendar is shown.': '日历是否显示',
  'A press on the button, Escape, a press anywhere else, or the focus went on.': '按了按钮、Esc、点了别处，或焦点移走',
  'The name of what opens.': '打开的内容叫什么',
  'Nothing can be typed or opened.': '不能输入也不能打开',
  'What stands in the field is refused.': '输入框里的内容不被接受',
  'Empties the field; without it there is no button.': '清空；不写就没有这个按钮',
  'The text fields that stand in the frame.': '框里的输入框',
  'What the box holds; the focus goes to its day.': '打开后的内容；焦点移到其中的日子',
  "The chosen day, `2026-11-21`; `''` while there is none.": "所选的日子，`2026-11-21`；没有时为 `''`",
  'The day at the start, when the caller does not control it.': '不受控时起初的日子',
  "Gets the day, or `''` when the field is emptied or what is typed is no day that may be chosen.":
    "收到日子；清空或输入的不是可选的日子时收到 `''`",
  "What counts as today; the reader's own day by default. Give the server's where that decides.":
    '哪天算今天，默认读者自己的今天；由服务器决定时请给出',
  'The name in a native form, which sends the day.': '在原生表单中的名称，提交的是日子',
  'The focus left the input, after what is typed was read.': '焦点离开输入框，且已读取输入的内容之后',
  "The two days, both within the range; `''` at an end that is open.": "两端的日子，都包含在内；不限的一端为 `''`",
  'The range at the start, when the caller does not control it.': '不受控时起初的范围',
  'Gets both days, also when only one has changed. By typing an end may stay open; the calendar always gives two.':
    '只改一端时也收到两端。键入时可以留空一端，日历总是给出两端',
  'Ranges in one press; 今天, 近 7 天 and 近 30 天 by default, `[]` for none.':
    '一按就选好的范围；默认今天、近 7 天、近 30 天，`[]` 表示没有',
  'The first input, for focus.': '第一个输入框，用于聚焦',
  'The focus left both inputs.': '焦点离开了两个输入框',
  'In reading order; a missing value is drawn as `--`.': '按阅读顺序；缺失的值显示 `--`',
  'How many pairs a row at most; fewer where there is no room. 2 by default.': '一行最多几对，放不下时更少；默认 2',
  'Set it to control the dialog from outside.': '写了就由外面控制对话框',
  'Open at the start, when the caller does not control it.': '不受控时起初是否打开',
  'A press on the trigger, the close button or Escape.': '按了触发按钮、关闭按钮或 Esc',
  'Work is under way: Escape, the backdrop and ✕ do nothing. Keep a cancel button in the footer.':
    '进行中：Esc、遮罩与 ✕ 都无效；底部请留一个取消按钮',
  'Which way lines are read: `ltr` from left to right, `rtl` from right to left.':
    '文字的方向：`ltr` 从左向右，`rtl` 从右向左',
  'Everything that is read this way.': '按这个方向读的所有内容',
  'A `DialogTrigger`, when there is one, and one `DialogContent`.':
    '一个 `DialogTrigger`（如有）与一个 `DialogContent`',
  'One `Button`. It does nothing while the dialog is locked.': '一个 `Button`；对话框锁定时不起作用',
  'Names the object and the act, e.g. `上传到“肝脏代谢组”`.': '写明对象与操作，例如 `上传到“肝脏代谢组”`',
  'One sentence under the title; read aloud with it.': '标题下的一句话，随标题读出',
  '400, 560 or 800 px wide; under 768 px always a sheet at the bottom. `medium` by default.':
    '宽 400、560 或 800 px；窄于 768 px 时总在底部展开。默认 `medium`',
  'Buttons at the end, the main one last. They stay visible while the content scrolls.':
    '末尾的按钮，主按钮放最后；内容滚动时仍可见',
  'Where the focus goes: `first` control, which is the safest button where nothing is filled in, or the `title` where there is long text to read. By itself it goes to the title when text without controls needs scrolling.':
    '焦点去哪里：`first` 为第一个控件，没有填写项时应是最安全的按钮；`title` 用于需要阅读的长文。不写时，只有文字且需要滚动就到标题',
  'The scrolling middle.': '中间可滚动的内容',
  'One `Button` or `IconButton`.': '一个 `Button` 或 `IconButton`',
  'Whether it is shown; keep it in the address, so that the link opens it again.':
    '是否显示；写进地址，链接就能再次打开',
  'Gets what the part asks for: `false` after Escape, an outside press or the close button.':
    '组件要求的状态：按 Esc、点外面或关闭按钮时收到 `false`',
  "The object's name.": '对象的名称',
  'The edge it stands at: `end` beside a list, `start` for navigation, `bottom` for what needs the width. `end` by default.':
    '贴在哪一边：列表旁用 `end`，导航用 `start`，需要宽度的用 `bottom`；默认 `end`',
  '400 or 640 px wide, under 768 px the whole width; at the bottom half or most of the height.':
    '宽 400 或 640 px，窄于 768 px 时占满；在底部时为一半或大部分高度',
  'Buttons that stay visible at the end.': '末尾一直可见的按钮',
  'Extensions with their dot: `.csv`. Letter case does not count. Empty accepts every file.':
    '带点的扩展名，如 `.csv`，不分大小写；空数组接受所有文件',
  'What the extensions are called where all of them would be too many to read: `CSV、TSV、XLSX 等`.':
    '扩展名太多、读不完时的叫法：`CSV、TSV、XLSX 等`',
  'The most bytes a file may have.': '一个文件最多多少字节',
  'Gets every file that was chosen, dropped or pasted, unchecked: `fileRefusal` tells which may go. Of folders it gets the files inside; `placed` says of each in which folders it lay.':
    '收到选择、拖入或粘贴的全部文件，未经检查：用 `fileRefusal` 判断哪些可以。文件夹给出其中的文件，`placed` 写明每个文件所在的各级文件夹',
  'Takes several files at once.': '一次可以多个文件',
  'Offers to choose a whole folder too, which otherwise can only be dropped, or `only` that; needs `multiple`.':
    '还可以用按钮选择整个文件夹（否则只能拖入），`only` 时只能选择文件夹；需要 `multiple`',
  'Refuses files; say why beside it.': '不接受文件；原因写在旁边',
  'The id of the control; made up when missing.': '控件的 id，不写时自动生成',
  'Ids of what describes the control besides help and error.': '除说明与错误外，描述该控件的元素的 id',
  'The control is a group of controls (radio buttons, a slider), which a `label` element cannot name.':
    '控件是一组（单选、滑块），不能用 `label` 元素命名',
  'Draws the control; spread the given attributes on it.': '绘制控件；把收到的属性展开在它上面',
  'How many characters there are.': '已有几个字',
  'How many there may be.': '最多几个字',
  "The file's name; its extension decides the picture.": '文件名；扩展名决定图标',
  'A folder, whatever its name ends with.': '是文件夹，不论名称以什么结尾',
  '`small` (16 px) in a line of text, `medium` (20 px) in tables and lists; `small` by default.':
    '`small`（16 px）用在文字行里，`medium`（20 px）用在表格与列表里；默认 `small`',
  'Where files come from.': '文件从哪里来',
  'Extensions with their dot, `[]` for every file; tables by default.': '带点的扩展名，`[]` 为所有文件；默认为表格',
  'How many files of 我的文件 a page shows at first: 5, or 10, 15, 20.': '“我的文件”起初一页几个：5，或 10、15、20',
  'The most bytes a file may have; 104857600 by default.': '一个文件最多多少字节，默认 104857600',
  'Whether the dialog is shown; without it the part keeps it.': '对话框是否显示；不写时由组件保存',
  'Shown at the start, when the caller does not control it.': '由组件保存时，起初是否显示',
  'Gets the one file; the dialog then closes by itself.': '收到所选的一个文件，随后对话框自己关闭',
  'The chosen file, `null` while nothing is chosen; without it the part keeps the choice.':
    '所选的文件；没有选择时为 `null`；不写时由组件保存',
  'The file at the start, when the caller does not control it.': '由组件保存时，起初的文件',
  'A file was chosen, or the choice was cleared (`null`).': '选了文件，或清除了选择（`null`）',
  'Shows the chosen file but not the way to change it.': '显示所选的文件，但不能更换',
  "Called on Enter and on the submit button; the browser's own sending and bubbles are off. While the promise it returns is pending, nothing is sent again and `FormSubmit` shows progress.":
    '回车与提交按钮都会调用；浏览器自己的提交与气泡已关闭。返回的 Promise 未完成时不会再次提交，`FormSubmit` 显示进度',
  '`start` on pages, `end` in dialogs.': '页面上用 `start`，对话框里用 `end`',
  'The submit button first, then quiet ones.': '提交按钮在前，次要按钮在后',
  '`empty` before anything was kept, `failed` where the last change could not be kept.':
    '还没有保存过为 `empty`，最后一次改动没存上为 `failed`',
  'When it was last kept.': '最后保存的时间',
  'The form began with a draft from an earlier visit.': '表单从上次的草稿开始',
  'Throws the draft away and empties the form; offered while a restored draft is shown.':
    '丢弃草稿并清空表单；显示恢复的草稿时提供',
  'In the order of the fields.': '按输入框的顺序',
  'Counts the attempts to send; each refused one moves the focus here.': '提交的次数；每次被拒绝，焦点移到这里',
  'What went wrong apart from any field, e.g. that the server could not be reached.':
    '与具体输入框无关的失败，例如连不上服务器',
  'What the fields have in common.': '这些输入框的共同点',
  'Blocks every control of the section at once.': '一次停用这一节的所有控件',
  'Fields, one below the other.': '上下排开的输入框',
  'A verb: 保存, 提交, 注册.': '动词：保存、提交、注册',
  'More work is under way than the form knows of.': '表单之外还有工作在进行',
  'Blocks it; say why beside it. What merely is not filled in yet should be told after a press instead.':
    '停用；原因写在旁边。只是还没填好时，按下之后再说',
  'As wide as the form, e.g. for logging in.': '与表单同宽，例如登录',
  'The gap between cells, one value or one a width of the view; `large` (16) by default.':
    '格间距：一个值，或按视口宽度各给一个；默认 `large`（16）',
  'The least width of a cell, in px; as many columns as fit. 240 by default.':
    '每格最窄多少 px，放得下几列就几列；默认 240',
  'What can be opened, in one line; it stays in sight.': '可以展开的是什么，一行，始终可见',
  '`row` fills its place, with lines between several; `quiet` for details beside the main thing. `row` by default.':
    '`row` 占满宽度，几个之间有分隔线；`quiet` 用于主要内容旁的细节；默认 `row`',
  'Set it to control it from outside.': '写了就由外面控制',
  "A press on the summary, or the browser's search found something inside.":
    '按了标题，或浏览器的页内查找找到了其中的内容',
  "Draws the content only from the first opening on, for what is large. The browser's search does not find it before.":
    '第一次展开时才绘制内容，用于很大的内容；此前页内查找找不到它',
};

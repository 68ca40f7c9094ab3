/** What the tables of props say, by the English sentence of the code. */
export const fromPaginationToSwitch: Readonly<Record<string, string>> = {
  'The page shown and its size; without it the part keeps them.': '当前页与每页几行；不写时由组件保存',
  'The page and its size at the start, when the caller does not control them; page 1 of the first size by default.':
    '由组件保存时，起初的页与每页几行；默认为第 1 页，每页行数取第一种',
  'How many rows there are on all pages together.': '所有页一共几行',
  'Gets the new place; another page size leads back to page 1.': '收到新的位置；换了每页行数就回到第 1 页',
  'The page sizes offered; 10, 20, 30 and 40 by default.': '可选的每页行数，默认 10、20、30、40',
  'What is gone through, when a view holds two of them; 分页 by default.': '翻的是什么，一个视图有两个时写；默认“分页”',
  'The text, where the caller keeps it; without it the element does.': '由外面保存文字时写；不写时由元素自己保存',
  "Gets the text as it is typed; `onChange` gets the element's own event.":
    '输入时收到文字；`onChange` 收到元素自己的事件',
  'The text at the start, where the element keeps it.': '由元素保存文字时，起初的文字',
  'Where a password is chosen: its rules, shown from the start and ticked off as they are met, with the strength in words.':
    '设置密码时的规则：一开始就显示，满足一条勾一条，并用文字说明强度',
  'The act: `permissionId.action`, with one of the nine actions.': '操作：`permissionId.action`，九种操作之一',
  'What happens without it. `remove`: nothing is drawn. `hide`: the place stays free, so that the rest does not move. `disable`: the one button or link stays, does nothing and says why. `remove` by default.':
    '没有权限时：`remove` 不绘制；`hide` 留出位置，其余不移动；`disable` 唯一的按钮或链接还在，不起作用并说明原因。默认 `remove`',
  'Why it is disabled and what to do, in one short sentence. A general one by default.':
    '为什么停用、怎么办，一句短话；不写时用通用的说明',
  'Drawn instead of what was removed; nothing by default.': '代替被去掉的内容；默认没有',
  'Drawn as it is for somebody who may. One element for `disable`.': '有权限时照样绘制；`disable` 时只能有一个元素',
  "The granted actions by permission id; `toPermissions` makes the table from the server's list.":
    '按权限 id 列出的操作；`toPermissions` 由服务器的列表得到',
  'Everything whose guards ask for these permissions.': '其中的 `PermissionGuard` 都按这些权限判断',
  'Set it to control the popover from outside.': '写了就由外面控制弹出框',
  'A press on the trigger, Escape, or a press outside.': '按了触发按钮、Esc 或点了外面',
  'What the box is, for screen readers.': '这个框是什么，给读屏软件',
  'The edge it shares with its trigger; `start` by default.': '与触发按钮对齐哪一边，默认 `start`',
  'What the box holds.': '框里的内容',
  'Shows the place in the table.': '在表格中指出位置',
  'Mends it in the chosen way.': '按所选的办法修复',
  'In the order in which they should be mended; nothing is drawn without any.': '按应当修复的顺序；没有问题就不显示',
  'Per cent done, 0 to 100; `undefined` while nobody knows.': '完成的百分比，0～100；不知道时为 `undefined`',
  'What is under way, read aloud and shown above the bar.': '进行的是什么，显示在条的上方并读出',
  'Keeps the words for screen readers only, e.g. in a table row that names the file.':
    '文字只给读屏软件，例如表格行已写明文件',
  'The phase in words, e.g. `排队中，第 3 位`, `服务器处理中`. Shown beside the label and announced when it changes, never before.':
    '阶段，例如 `排队中，第 3 位`、`服务器处理中`；显示在旁边，改变时播报',
  'Figures at the end of the line, e.g. `12 MB/s · 剩余 3 分钟`; the per cent by default. Not announced.':
    '行末的数字，例如 `12 MB/s · 剩余 3 分钟`；默认为百分比。不播报',
  '`success` and `danger` for a finished or failed task, beside a `status` that says so; `accent` by default.':
    '完成或失败的任务用 `success`、`danger`，并在 `status` 里说明；默认 `accent`',
  'Two to five, all visible.': '两个到五个，全部可见',
  'The value at the start, when the caller does not control it.': '不受控时的初始值',
  'The `value` of the option that was chosen.': '所选选项的 `value`',
  '`horizontal` for two or three short words.': '两三个短词时用 `horizontal`',
  'The field name in a submitted form.': '提交的表单中的名称',
  'The saved name, shown while nobody edits it.': '已保存的名称，没有人修改时显示',
  "Saves the new name, extension included. When it rejects, the cell stays open with the typed text and shows the error's message.":
    '保存新名称（含扩展名）；失败（reject）时保持打开，保留输入的文字并显示错误的说明',
  'Whether the name ends in an extension that stays as it is; false for folders and anything that is no file.':
    '名称是否以不改的扩展名结尾；文件夹和不是文件的为 false',
  'Shows the name without the edit button.': '只显示名称，没有修改按钮',
  'Draws the name, e.g. as a link. Plain text by default.': '怎样绘制名称，例如链接；默认纯文字',
  'Chooses the drawing; the title says the same in words.': '选择图案；标题用文字说同样的事',
  'What came of it, e.g. `激活成功`; the heading of the page.': '结果是什么，例如 `激活成功`；页面的标题',
  'What happens next; for a failure the reason and what to do.': '接下来怎样；失败时写原因与办法',
  'The ways on as buttons; one of them primary.': '往哪里走，按钮；其中一个是主按钮',
  'The number under which support finds the error; it can be copied.': '支持人员据此查找错误的编号，可以复制',
  '2 when the page has a title of its own; 1 by default.': '页面另有标题时为 2，默认 1',
  'More facts between the words and the buttons, e.g. `Descriptions` or the rows that were left out.':
    '文字与按钮之间的更多内容，例如 `Descriptions` 或被略去的行',
  'HTML from anywhere: an article, a tutorial, a method note. What could act is taken out.':
    '任何来源的 HTML：文章、教程、方法说明；能执行的都会去掉',
  'HTML from anywhere: news, notices, answers.': '任何来源的 HTML：新闻、公告、回答',
  'Set it to control the switch.': '由外面控制时写',
  'On at the start, when the caller does not control it.': '由组件保存时，起初是否打开',
  'The text at the start, when the caller does not control it.': '由组件保存时，起初的文字',
  'The trimmed text that is searched for; without it the part keeps it.':
    '搜索的文字，已去掉两端空格；不写时由组件保存',
  'Called with the trimmed text as it is typed, but not within a pinyin syllable. Delay requests in the caller.':
    '输入时收到去掉两端空格的文字，拼音没有选定时不算；请求的延迟由外面决定',
  'Two to about fifteen; consecutive ones of the same `group` stand under its name.':
    '两个到十五个左右；相邻且 `group` 相同的排在组名下',
  'Stands in the control while nothing is chosen; 请选择 by default.': '没有选时显示，默认“请选择”',
  'Links and groups of links, in order.': '链接与链接组，按顺序',
  "The page that is open, written like the entries' `href`.": '打开的页面，写法与各项的 `href` 相同',
  "Names the menu among the page's other navigation: 项目中心.": '在页面的多个导航中给它名称：项目中心',
  "56 px of icons instead of 224 px. Remembering the choice is the caller's work.":
    '只显示 56 px 的图标，而不是 224 px；记住选择由外面负责',
  'Starts as a strip of icons, when the caller does not control it.': '不受控时起初是否收起',
  'A press on the fold button; the place to remember the choice.': '按了折叠按钮，在此记住选择',
  'The shape of what comes: lines of text, a block or a round picture.': '将要出现的形状：几行文字、一块或圆形图片',
  'In px, or a share of the parent such as `60%`; all of it by default, the height for a circle.':
    'px，或相对外层的比例如 `60%`；默认占满，圆形与高相同',
  'In px; 14 for text, 160 for a block, 32 for a circle.': 'px；文字 14，块 160，圆 32',
  'One number, or two for a range; without it the part keeps them.': '一个数；范围为两个；不写时由组件保存',
  'The numbers at the start, when the caller does not control them; `[min]` by default.':
    '由组件保存时，起初的数；默认为 `[min]`',
  'Called at every step of a drag, with as many numbers as `value` has.': '拖动的每一步都调用，个数与 `value` 相同',
  'Called once when the thumb is let go, a key was pressed or a number typed; for work too heavy for every move.':
    '松手、按键或键入之后调用一次，用于每步都做太重的工作',
  'The lower end; 0 by default.': '下端，默认 0',
  'The upper end; 100 by default.': '上端，默认 100',
  'How far one press of an arrow key goes; 1 by default.': '方向键一次走多少，默认 1',
  'Shows the value but does not let it move; say why in `help`.': '显示值但不能移动；原因写在 `help`',
  'Said beside the circle and announced at once; without it the circle is decoration, unless it is `delayed`.':
    '转圈旁的文字，立即播报；不写时只是装饰，除非 `delayed`',
  'For waiting of unknown length: nothing for 200 ms, then the circle, and 加载中 (or the `label`) only after 2 s.':
    '不知道等多久时用：200 ms 内不显示，然后转圈，2 s 后才出现“加载中”（或 `label`）',
  '`small` 16, `medium` 20, `large` as high as a control.': '`small` 16、`medium` 20、`large` 与控件同高',
  'What the first pane holds; names the separator, e.g. `目录`.': '第一栏是什么，作为分隔条的名称，例如 `目录`',
  'Two panes: the first gets its share, the second the rest.': '两栏：第一栏按比例，第二栏占其余',
  'Side by side, or one above the other; `horizontal` by default.': '左右并排或上下排列，默认 `horizontal`',
  'The share of the first pane in percent; 0 while it is collapsed.': '第一栏所占的百分比，收起时为 0',
  'The share at the start, and after a double click; 30 by default.': '起初的比例，双击后也回到它；默认 30',
  'Another share, while it is dragged too. Keep it to have it remembered.': '比例变了，拖动中也调用；保存它就能记住',
  'The least and the greatest share in percent, 15 and 85 by default.': '比例的下限与上限，默认 15 与 85',
  'The gap between the children; `large` (16) by default, the rhythm within a group.':
    '内容之间的间距，默认 `large`（16），一组之内的节奏',
  'Where the children stand across; they fill the width by default.': '内容左右的位置；默认占满宽度',
  'What there is nothing of yet, e.g. `还没有任务`.': '还没有什么，例如 `还没有任务`',
  'What it is good for, in one sentence.': '它有什么用，一句话',
  'The button that makes the first one.': '用来建立第一个的按钮',
  '`page` for the main area, `inline` inside a card or table; `page` by default.':
    '主区域用 `page`，卡片或表格里用 `inline`；默认 `page`',
  'What happened and what to do; a general sentence when the reason is not known.':
    '发生了什么、怎么办；原因不明时用通用的说明',
  'Asks for the same data again; without it there is no button.': '再次请求同样的数据；不写就没有按钮',
  "Who can open the door; the project's head or support by default.": '谁能给权限；默认项目负责人或支持人员',
  'The one way on, e.g. a request or a link back.': '唯一的出路，例如申请或返回的链接',
  'Takes the filter or the search away.': '清除筛选或搜索',
  'What was searched for, when that helps.': '搜索的是什么，有帮助时写',
  'The number under which support finds the error.': '支持人员据此查找错误的编号',
  'What is counted.': '数的是什么',
  'A number gets thousands separators; a string is shown as it is; `undefined` shows `--`, which is not 0.':
    '数字带千分位；文字照写；`undefined` 显示 `--`，与 0 不同',
  'Stands after the figure in small type, e.g. `个`.': '小字跟在数字后，例如 `个`',
  'How it has changed, as an arrow, a sign and a word.': '怎样变化：箭头、正负号与文字',
  'A line below, e.g. what is counted.': '下面的一行，例如数的范围',
  'The figure is on its way; its place is kept.': '数字在路上，位置保留',
  'The difference with its sign; 0 for none.': '带正负号的差，没有变化为 0',
  'Since when, e.g. `较上月`.': '与什么时候相比，例如 `较上月`',
  'The unit of the difference, e.g. `%`.': '差的单位，例如 `%`',
  'Which direction is the welcome one, for green and red; neither by default, since more samples are neither good nor bad.':
    '哪个方向是好的，决定绿与红；默认都不是，因为样本多无所谓好坏',
  'In order; three to six.': '按顺序，三到六步',
  'The id of the step the reader is at; those before it are done, unless they say that they are open.':
    '读者所在步骤的 id；之前的算已完成，除非自己标明未完成',
  'What the steps lead to, read aloud.': '这些步骤是为了什么，会读出',
  '`vertical` beside a form. Narrow windows are always vertical. `horizontal` by default.':
    '表单旁用 `vertical`；窄屏总是竖排。默认 `horizontal`',
  'What is on or off, without 开启 or 关闭.': '开关的是什么，不写“开启”“关闭”',
  'What follows from switching it on, in one line; when it is disabled, why.': '打开的后果，一行；停用时写原因',
  'Whether it is on now.': '现在是否打开',
  'The name of the object rather than of the function; the only `h1` of the page.':
    '对象的名称，不是功能的名称；页面唯一的 `h1`',
  'One sentence or a few facts below the title.': '标题下的一句话或几个事实',
  'Where the page lies, e.g. a `Breadcrumb`.': '页面在哪里，例如 `Breadcrumb`',
  'Buttons at the end; at most one primary. They go below the title where there is no room.':
    '末尾的按钮，最多一个主按钮；放不下时到标题下方',
  'The title, which takes the focus by program, so that a screen reader names the page after a change of route.':
    '标题，可以由程序聚焦，换页后读屏软件就会念出新的页面',
  'Two to six, all in one row where there is room.': '两到六个，放得下时在一行',
  'The pressed one; set it to control the part.': '按下的一项；写了就由外面控制',
  'The pressed one at the start, when the caller does not control it; the first by default.':
    '不受控时起初按下的一项，默认第一项',
  'Another one was pressed.': '按了另一项',
};

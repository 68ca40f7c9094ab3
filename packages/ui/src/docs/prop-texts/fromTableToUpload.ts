/** What the tables of props say, by the English sentence of the code. */
export const fromTableToUpload: Readonly<Record<string, string>> = {
  'What the rows are, for screen readers, e.g. `我的文件`.': '行是什么，给读屏软件，例如 `我的文件`',
  'In the order they are drawn; `layout.shown` when the reader may rearrange them.':
    '按绘制的顺序；读者可以调整时用 `layout.shown`',
  'Unique among the rows and stable across reloads: focus and selection follow it.':
    '在各行中唯一，重新加载后不变：焦点与选择跟着它',
  'The name of a row, for its check box and for finding it by typing; the key by default.':
    '行的名称，用于它的勾选框与按字查找；默认为键',
  'The order at the start, when the caller does not control it; as the rows came by default.':
    '由表格保存时，起初的排序；默认按给出的次序',
  'The order that the page asked for, `null` for as it came. Without it, columns with `sortValue` are sorted here.':
    '页面要求的顺序，`null` 为原来的顺序；不写时，有 `sortValue` 的列在这里排序',
  'The order after a press on a header; `null` for as it came.': '按了列标题之后的顺序；`null` 为原来的顺序',
  'Puts a check box or radio button before each row.': '每行前面加勾选框或单选按钮',
  'A click on a row or Enter. The row still needs a link or button inside for those who do not know.':
    '点了一行或按 Enter；行内仍需有链接或按钮，给不知道的读者',
  'New rows are on their way: old ones stay, without any a skeleton shows after 200 ms.':
    '新的行在路上：旧的留着，没有旧的时 200 ms 后显示骨架',
  'Instead of rows when there are none: `EmptyState`, `NoMatchState`, `FailedState` or `ForbiddenState`.':
    '没有行时显示：`EmptyState`、`NoMatchState`、`FailedState` 或 `ForbiddenState`',
  'Of this table; that of the page (`data-density` on the root) by default.':
    '这张表的密度；默认随页面（根元素的 `data-density`）',
  "The menu at a column's head; `TableHeadMenu` with a layout.": '列标题上的菜单；有 `layout` 时用 `TableHeadMenu`',
  'Lets the edges of the headers be dragged or moved by ← and →; `layout.resize`.':
    '可以拖动或用 ← → 移动列边；用 `layout.resize`',
  'Draws the `help` of the columns; pass `Tooltip`. Without it only the pointer finds the help.':
    '显示各列的 `help`，请传 `Tooltip`；不写时只有指针能看到',
  'All rows: an array, or what answers `length` and `at(index)`, with `undefined` for a row that is on its way. A new object when the data changed.':
    '所有行：数组，或能回答 `length` 与 `at(index)` 的对象，在路上的行为 `undefined`。数据变了请换新对象',
  'Rows [from, to) came into sight; load them when the data are on a server. Keep its identity.':
    '看到了第 [from, to) 行；数据在服务器上时在此加载。请保持同一个函数',
  'The key of the row that something beside the table speaks of: it is marked, and when another one is named, it comes into sight and its first cell is the current one. Focus the table to go on from there. Needs all rows.':
    '表格以外的内容正在说的那一行的键：该行有标记；换成另一行时，它滚入视野，第一格成为当前格。让表格获得焦点，键盘就从那里继续。需要全部的行',
  'The rows of one page.': '一页的行',
  '`fill` takes the height of the parent and scrolls inside, under the sticky header.':
    '`fill` 占满外层的高度，在内部滚动，标题行固定',
  'Where these rows lie in the whole: rows on all pages, and the number of rows before the first.':
    '这些行在整体中的位置：所有页的行数，与第一行之前的行数',
  'Rows that came by themselves, such as a finished task: their background fades for two seconds.':
    '自己出现的行，例如完成的任务：底色在两秒内淡去',
  'What `useTableLayout` returned; the same one that `Table` draws.': '`useTableLayout` 的返回值，与 `Table` 用同一个',
  'The columns to copy, in order; `layout.shown` for those that the reader sees.':
    '要复制的列，按顺序；只复制可见的用 `layout.shown`',
  'All rows that can be copied.': '可以复制的所有行',
  'As in the table; with `selected`.': '与表格相同，配合 `selected`',
  'Keys of the chosen rows: only those are copied, all when it is empty.': '所选行的键：只复制它们，为空时复制全部',
  'The column whose head holds the menu.': '菜单所在的列',
  'What `useTableLayout` returned.': '`useTableLayout` 的返回值',
  'How many rows are chosen, on all pages together; nothing is drawn for 0.': '所有页一共选了几行，0 时不显示',
  'How many rows there are on all pages; with `onChooseAll`.': '所有页一共几行，配合 `onChooseAll`',
  'Chooses all of them, also those of other pages; offered until all are chosen.':
    '选中全部，包括其他页的；全选之前提供',
  'Chooses none.': '取消全部选择',
  'What can be done with the chosen rows: small buttons.': '对所选的行能做什么：小按钮',
  'What the tabs are views of, read aloud.': '这些标签是什么的视图，会读出',
  'How many things the view holds; written behind its name and read with it.': '视图中有几个，写在名称后并一起读出',
  'What it means; a status needs an icon beside its word.': '表示什么意思；状态需要在文字旁有图标',
  'Only tells one kind from others and judges nothing; stands in place of a tone.':
    '只用来分辨类别，不表示好坏；写了它就不用 `tone`',
  'A 14 px icon before the words.': '文字前的 14 px 图标',
  'Shows a button that takes the tag away; needs plain text as its child.': '显示去掉标签的按钮；内容须是纯文字',
  'One or two words; what does not fit is cut off at the end and shows on hover.':
    '一两个词；放不下时截去末尾，悬停时显示',
  '`body` 14/22, `secondary` 12/18, `section` 16/24.': '`body` 14/22、`secondary` 12/18、`section` 16/24',
  '`muted` for secondary facts, `subtle` for hints; status tones never without a word or icon. Inherited by default.':
    '次要内容用 `muted`，提示用 `subtle`；状态色总要有文字或图标。默认与外层相同',
  '`strong` is 600; the only other weight of the system.': '`strong` 为 600，是另外唯一的字重',
  '`mono` for ids, sequences and code.': '编号、序列与代码用 `mono`',
  'Keeps to one line and cuts the end; a plain string shows whole on hover. Names of files keep their end in `TruncatedName`.':
    '只占一行，截去末尾；纯文字悬停时显示全文。文件名请用保留末尾的 `TruncatedName`',
  'The element drawn; `span` by default. `em` stresses Chinese words by weight, `i` with `lang="la"` sets a species name in italics.':
    '绘制的元素，默认 `span`。`em` 用字重强调中文，`i` 加 `lang="la"` 把物种名排成斜体',
  'A 16 px icon or a few characters before the text.': '文字前的 16 px 图标或几个字',
  'A unit or a small button after the text.': '文字后的单位或小按钮',
  'The headlines, newest first. Without any, nothing is drawn.': '标题，最新的在前；没有就不显示',
  'Names the section; 新闻 by default.': '这一区域的名称，默认“新闻”',
  'Whether it moves; without it the part keeps what the reader chose. Under reduced motion it never does.':
    '是否滚动；不写时由组件保存读者的选择。要求减少动态效果时从不滚动',
  'The reader let it move or held it, also by going into it with the keyboard.':
    '读者让它滚动或停下；用键盘进入也算停下',
  'Whether it moves at first. Under reduced motion it never does.': '起初是否滚动；系统要求减少动态效果时从不滚动',
  'The headlines could not be loaded: says so, and offers to try again. Old headlines stay instead.':
    '标题没有取到：说明并提供重试；已有的旧标题保留',
  'What could not be loaded and why, e.g. with the reason of the server; 新闻未能加载 by default.':
    '什么没有加载出来，为什么，例如带上服务器说的原因；默认为“新闻未能加载”',
  'What the events belong to, for screen readers, e.g. `合同进度`.': '这些事件属于什么，给读屏软件，例如 `合同进度`',
  '`horizontal` lays up to about six events side by side where there is room, and one below the other where there is none.':
    '`horizontal` 在放得下时并排至多六件左右，放不下时上下排',
  '`TimelineItem`s in the order of time.': '按时间排列的 `TimelineItem`',
  'What happens, as a noun or a short sentence.': '发生了什么，名词或短句',
  'How far it is; drawn as a mark and said as a word.': '进行到哪里；画成标记并用文字读出',
  'Another word for the status, e.g. `已签收` for `done`.': '状态的另一种说法，例如 `done` 说成 `已签收`',
  'When it happened, or is expected: `2026-11-21 14:08`.': '何时发生或预计何时：`2026-11-21 14:08`',
  'Why it failed and what to do; belongs to `failed`.': '为什么失败、怎么办；配合 `failed`',
  'More about it: a person, a parcel number with a copy button, files.': '更多内容：人、可复制的快递单号、文件',
  'The whole product: every part below may send messages.': '整个产品：其中的任何组件都可以发消息',
  'One short sentence without a full stop.': '一句短话，不带句号',
  'The preferred side; the tooltip turns over where there is no room. `top` by default.':
    '优先放在哪一边，放不下时换到对面；默认 `top`',
  'One element that takes the focus.': '一个能获得焦点的元素',
  'The menu in its order. What does not fit goes under 更多, last entries first.':
    '菜单，按顺序；放不下的从末尾起放到“更多”里',
  "The page that is open, written like the entries' `href`. The entry whose path begins it is marked.":
    '打开的页面，写法与各项的 `href` 相同；路径是其开头的那一项被标出',
  'The link home. Needs an accessible name.': '回首页的链接，要有可读的名称',
  'The link that keeps 95 px at the right edge: the AI chat. Without it nothing is kept free.':
    '右边缘固定占 95 px 的链接：AI 问答；不写就不留位置',
  'News between the menu and the user area. Left out below 1200 px.': '菜单与用户区之间的新闻；窄于 1200 px 时不显示',
  "Sign-in links or the user's menu.": '登录链接或用户菜单',
  'What the tree holds, for screen readers.': '树里是什么，给读屏软件',
  'The top level; any number, since only rows near what is seen are drawn.': '最上层；多少都可以，只绘制看得见的附近',
  'The ids of the open branches.': '展开的各支的 id',
  'The open branches at the start, when the caller does not control them.': '不受控时起初展开的各支',
  'A branch was opened or closed.': '展开或收起了一支',
  'The ids of what is chosen: one, or the ticked leaves with `multiple`.': '所选的 id：一个；`multiple` 时为勾选的叶子',
  'What is chosen at the start, when the caller does not control it.': '不受控时起初所选的',
  'Something was chosen, or ticked.': '选了或勾了',
  'Boxes to tick several; a branch ticks all below it and is half ticked while only some are.':
    '多选用的勾选框；勾一支就勾其下全部，只勾一部分时为半选',
  'Shows only names that hold this text, or whose pinyin initials do, with what lies above them.':
    '只显示包含这些文字（或拼音首字母）的名称及其上级',
  'Gets the id of a `lazy` branch that was opened, puts its children into `nodes` and resolves; when it rejects, the row offers to try again.':
    '收到展开的 `lazy` 支的 id，把其下的内容放进 `nodes` 后完成；失败（reject）时这一行提供重试',
  "A row was dropped on another: into that branch, or `''` for the top. Give the same act by a menu, with `TreeMoveItems`.":
    "一行拖到了另一支上，`''` 为最上层。请同时用 `TreeMoveItems` 在菜单里提供",
  'What can be done with a row, at its end; shown while the row is pointed at or has the focus.':
    '对一行能做什么，放在行末；指着它或焦点在它上面时显示',
  'How many rows are seen before it scrolls, 12 by default; `fill` for the height of what is around it.':
    '超过几行就滚动，默认 12；`fill` 占满外层的高度',
  'The tree.': '这棵树',
  'What is moved.': '移动的是什么',
  "Gets what is moved and the branch it goes to, `''` for the top. The same function as the tree's.":
    "收到移动的内容与目标支，`''` 为最上层；与树的是同一个函数",
  'The whole name.': '完整的名称',
  'Takes the focus itself, so that the keyboard reaches the whole name where it stands alone; a link, button or label around it does that anyway.':
    '自己能获得焦点，单独出现时键盘也能看到全名；外面有链接、按钮或标签时不需要',
  'Whether the dialog is shown; uploads go on while it is not.': '对话框是否显示；不显示时上传仍在继续',
  'Gets what the dialog asks for: `false` after Escape, 后台上传 or the close button.':
    '对话框要求的状态：按 Esc、“后台上传”或关闭按钮时收到 `false`',
  "What sends the files: `useUploadQueue`, or a queue of the application's own.":
    '由什么发送文件：`useUploadQueue`，或应用自己的队列',
  'Names the object: `上传到“肝脏代谢组”`. 上传文件 by default.': '写明对象：`上传到“肝脏代谢组”`；默认“上传文件”',
  '`UploadDialogFiles` with the rules for files, before it what is asked about them. Every file up to 100 MB by default.':
    '带有文件规则的 `UploadDialogFiles`，前面是要问的内容。默认为不超过 100 MB 的任何文件',
  'Extensions with their dot; every file by default.': '带点的扩展名，默认为所有文件',
  'Bytes; 104857600 by default.': '字节数，默认 104857600',
  'Offers to choose a whole folder, whose files come with the folders they lie in.':
    '可以用按钮选择整个文件夹；其中的文件带有所在的各级文件夹',
  'Takes several files, sent one after another; so by default. Otherwise a new file replaces the former.':
    '可以多个文件，依次发送，默认如此；否则新的文件代替原来的',
  'What is asked, as a noun: 转换为, 数据类型.': '问的是什么，写名词：转换为、数据类型',
  'Under which name the answer goes with a file, in its `meta`.': '答案以什么名称随文件交给发送者，放在 `meta` 中',
  'The answers; the first is chosen.': '可以选的答案，起初选第一个',
  'Gives up what is not ended.': '放弃还没有结束的',
  'Goes on after a pause, a failure or a cancellation.': '暂停、失败或取消之后继续',
  'Takes an ended row off the list.': '从列表中去掉已结束的一行',
  'Stops for now; offered where `resumable` is set.': '暂时停下；`resumable` 时提供',
  'Decides about files whose name is taken; without it they can only be cancelled.':
    '决定名称已被占用的文件怎么办；不写就只能取消',
  'The files of the queue, in the order in which they are to be seen.': '队列中的文件，按显示的顺序',
  'Drawn behind the state of a row, e.g. the way to the stored file.': '绘制在一行的状态之后，例如前往已保存文件的链接',
  'The files of the queue.': '队列中的文件',
};

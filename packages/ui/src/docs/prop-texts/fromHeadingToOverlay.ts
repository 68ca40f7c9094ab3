/** What the tables of props say, by the English sentence of the code. */
export const fromHeadingToOverlay: Readonly<Record<string, string>> = {
  'The place in the outline; one level 1 a page.': '在大纲中的级别；一页一个一级',
  'The look, when it must differ from the level: `title` 20/28, `section` 16/24, `body` 14/22.':
    '样子与级别不同时写：`title` 20/28、`section` 16/24、`body` 14/22',
  'Keeps to one line; what is cut off shows on hover.': '只占一行，截去的部分悬停时显示',
  'The name of the act, read aloud and shown on hover.': '操作的名称，会读出，悬停时显示',
  'A 16 or 20 px icon with stroke 1.5.': '16 或 20 px、线宽 1.5 的图标',
  '`secondary` with a frame; `quiet` by default.': '`secondary` 有边框；默认 `quiet`',
  '`danger` for what destroys.': '`danger` 用于会毁掉东西的操作',
  '24, 28, 32 or 40 px square.': '24、28、32 或 40 px 见方',
  'Work is under way: a circle shows and presses do nothing.': '进行中：显示转圈，按下无效',
  'The gap between the children and between wrapped rows; `small` (8) by default.':
    '内容之间与折行之间的间距，默认 `small`（8）',
  'How the children line up vertically; `center` by default.': '内容上下怎样对齐，默认 `center`',
  'Where the children stand along the row.': '内容在行内的位置',
  'Lets the row break; on by default, so that 320 px always works.': '允许折行；默认允许，320 px 也放得下',
  '`neutral` in tables and lists, where every row is a link.': '`neutral` 用在表格与列表里，那里每一行都是链接',
  'Always underlined: needed inside a sentence, where colour alone would be the only sign.':
    '总有下划线：句子里的链接需要，否则只靠颜色区分',
  'Opens another site in a new window and says so.': '在新窗口打开其他网站，并说明',
  "Draws the look on the one child, e.g. the router's link.": '把样子画在唯一的子元素上，例如路由的链接',
  'What is listed, for screen readers.': '列的是什么，给读屏软件',
  '`plain` stands among other content; `inset` reaches the edges of a card with `padding="none"`. `plain` by default.':
    '`plain` 与其他内容放在一起；`inset` 贴着 `padding="none"` 的卡片边。默认 `plain`',
  '`small` for files and other short lines that belong to something else. `medium` by default.':
    '`small` 用于文件等附属的短行；默认 `medium`',
  'Draws a line between rows; on by default.': '行间画分隔线，默认有',
  'An icon, picture or avatar before the words; a `Checkbox` where rows can be ticked.':
    '文字前的图标、图片或头像；可以勾选时放 `Checkbox`',
  'The name of the thing, perhaps as a `Link`, with a `Tag` beside it.': '名称，可以是 `Link`，旁边可以有 `Tag`',
  'Facts below the name, in small print.': '名称下的小字说明',
  'A state, amount or time at the end.': '末尾的状态、数量或时间',
  'Small buttons or a menu, last; each says in its name to which row it belongs.':
    '最后的小按钮或菜单，读屏名称里写明属于哪一行',
  'The link in the title takes presses anywhere on the row; other links and buttons in it keep theirs.':
    '点按整行等于点标题里的链接；其中其他链接与按钮照旧',
  'The row that is open beside the list or that an address leads to; the link carries `aria-current`.':
    '旁边打开着的、或地址所指的那一行；链接上写 `aria-current`',
  'The control that it hangs from; as wide as it at least.': '挂在哪个控件下，至少与它同宽',
  'Escape, or a press anywhere else.': '按 Esc 或点了别处',
  'The listbox, or the words that stand in for it.': '列表，或代替它的文字',
  'BCP 47 tag; decides number formats. `zh-CN` without a provider.':
    'BCP 47 标签，决定数字格式；没有 Provider 时为 `zh-CN`',
  'Words that replace the Chinese ones, by part. `enUS` from `@panome/ui/locale-en-us` is a complete one.':
    '按组件替换中文的词；`@panome/ui/locale-en-us` 的 `enUS` 是完整的英文',
  'Everything that speaks this language.': '说这种语言的所有内容',
  'Set it to control the menu from outside.': '写了就由外面控制菜单',
  'A press on the trigger, Escape, a choice, or a press outside.': '按了触发按钮、Esc、选了一项或点了外面',
  'One `MenuTrigger` and one `MenuContent`.': '一个 `MenuTrigger` 与一个 `MenuContent`',
  'The edge of the button that the menu lines up with; `start` by default.': '与按钮的哪一边对齐，默认 `start`',
  '`MenuItem` and its siblings; nothing else can be reached by arrow keys.':
    '`MenuItem` 及其同类；其他内容方向键走不到',
  'Whether the item carries the tick; without it the part keeps it while the menu is open.':
    '这一项是否打勾；不写时在菜单打开期间由组件保存',
  'Whether it does at the start, when the caller does not control it.': '由组件保存时，起初是否打勾',
  'The item was pressed; the menu stays open.': '按下了这一项，菜单不关闭',
  'Stays visible but cannot be changed, e.g. the last shown column.': '可见但不能改，例如最后一个显示的列',
  'The name of what is switched.': '切换的是什么',
  'What is chosen, for screen readers.': '选的是什么，给读屏软件',
  'The `value` of the item that carries the mark; without it the part keeps it while the menu is open.':
    '打点的那一项的 `value`；不写时在菜单打开期间由组件保存',
  'The marked item at the start, when the caller does not control it.': '由组件保存时，起初打点的一项',
  'Another item was chosen.': '选了另一项',
  'Two or more `MenuRadioItem`.': '两个以上的 `MenuRadioItem`',
  'Unique in its group.': '在这一组内唯一',
  'The name of the choice.': '选项的名称',
  'A verb, 2 to 6 characters.': '动词，2～6 字',
  'Pressed by pointer, Enter or Space; the menu closes and the focus returns to its trigger.':
    '点按、Enter 或空格；菜单关闭，焦点回到触发按钮',
  'A 16 px icon. Give it to all items or to none.': '16 px 图标；要么每项都有，要么都没有',
  'The keys that do the same, e.g. `F2`. Shown only: the page listens for them.':
    '同样作用的按键，例如 `F2`；只显示，由页面监听',
  '`danger` for acts that lose something; the words are red.': '`danger` 用于会失去东西的操作，文字为红色',
  '`true`, or why it cannot be chosen now; then it stays reachable so that the reason is read.':
    '`true`，或一句现在不能选的原因：此时仍走得到，原因会读出',
  'Draws the item as the one child, e.g. a link.': '把这一项画成唯一的子元素，例如链接',
  'The box that it stands at, looked up when it opens and whenever the page moves.':
    '菜单所靠的框，打开时以及页面移动时重新取',
  'Where it stands; below by default.': '在哪一边，默认下方',
  'Which edge it shares with the anchor.': '与所靠的框对齐哪一边',
  'The distance to the anchor in pixels.': '与所靠的框相距多少像素',
  'The name that is read aloud.': '读出的名称',
  'The words.': '文字',
  'What has the focus at first: an item when a key opened the menu, the menu itself when the pointer did.':
    '起初焦点在哪里：用键盘打开时在一项上，用指针打开时在菜单本身',
  'The element whose press opens and closes the menu by itself.': '自己负责开关菜单的元素',
  'The menu goes; `focus` when the focus belongs back to where it came from.': '菜单关闭；焦点应回到原处时收到 `focus`',
  'Every menu goes; the same as `onClose` unless it is a submenu.': '所有菜单关闭；不是子菜单时与 `onClose` 相同',
  'The pointer has come onto the menu.': '指针到了菜单上',
  'What the items have in common, e.g. 移到组.': '各项的共同点，例如“移到组”',
  'Nothing in it can be chosen now.': '其中现在都不能选',
  'The items of the submenu.': '子菜单的各项',
  'The open pages in their order; at least one.': '打开的页面，按顺序，至少一个',
  'The page in sight, by id; without it the part keeps it.': '正在看的页面的 id；不写时由组件保存',
  'The page in sight at the start, when the caller does not control it; the first by default.':
    '由组件保存时，起初显示的页面；默认为第一个',
  'A tab was clicked, or Enter or Space pressed on it; arrows only move the focus.':
    '点了标签，或在其上按 Enter、空格；方向键只移动焦点',
  'The id of the control, by which list and options get theirs.': '控件的 id，列表与选项的 id 由它而来',
  'The id of the words that name the list.': '给列表命名的文字的 id',
  'What is listed; any number.': '列出的选项，多少个都可以',
  'Whether an option is among the chosen ones.': '某个选项是否已选',
  'Several may be chosen: each option has a box to be ticked.': '可以选几个：每个选项前有一个方框',
  'The option that the keys point at.': '按键所指的选项',
  'The pointer came to an option.': '指针到了某个选项',
  'An option was pressed.': '按下了某个选项',
  'Options are on their way.': '选项在路上',
  'They could not be loaded; loads them again.': '选项没有取到；再取一次',
  "What is searched for; `''` where there is nothing at all to choose.": "正在查找的字；根本没有可选的项时为 `''`",
  'The values of the chosen options, in the order of choosing; without it the part keeps them.':
    '所选选项的值，按选择的先后；不写时由组件保存',
  'The values at the start, when the caller does not control it.': '不受控时起初的值',
  'Gets all values that are chosen now.': '收到现在所选的全部值',
  'At most so many can be chosen; the list says how many are left.': '最多选几个；列表会说还可选几个',
  'Take these pages out of `tabs` and show `next`, which differs from `value` only when that page closes.':
    '从 `tabs` 中去掉这些页面并显示 `next`；只有正在看的页面关闭时它才与 `value` 不同',
  'Asked before pages with unsaved input close; they stay when it resolves to `false`. Without it nobody is asked.':
    '关闭有未保存内容的页面前询问；得到 `false` 就保留。不写就不问',
  'Nothing was closed, for this reason. The words to show are in `multiTabBarRefusals`.':
    '没有关闭，以及原因；文字在 `multiTabBarRefusals`',
  'The new order, by dragging or by 左移 and 右移. Without it tabs stay where they are.':
    '拖动或“左移”“右移”之后的顺序；不写就不能移动',
  'The id of the element that shows the page; give it `role="tabpanel"`.':
    '显示页面的元素的 id；给它 `role="tabpanel"`',
  'Newest first; one shows at a time. Nothing shows while there are none.': '最新的在前，一次显示一条；没有就不显示',
  'Whether they are shown. Without it the part keeps it.': '是否显示；不写时由组件保存',
  'The reader closed them; then also the moment until which no notices are wanted (the end of the local day, in ms since 1970), or `null`.':
    '读者关闭了公告；同时给出不再提醒到何时（当地当日结束，自 1970 年起的毫秒数），没有勾选时为 `null`',
  "The clock, in ms since 1970; the device's own by default.": '时钟，1970 年起的毫秒数；默认用设备的',
  'The number at the start, when the caller does not control it.': '由组件保存时，起初的数字',
  '`null` while the field is empty; without it the part keeps the number.': '输入框为空时为 `null`；不写时由组件保存',
  'Gets each number within the limits as it is typed, and `null` when the field is emptied.':
    '输入中每得到一个范围内的数就收到；清空时收到 `null`',
  'The steps end here; a smaller number is not reported, and leaving the field brings it up to this.':
    '步进到此为止；更小的数不报告，离开时改为它',
  'The steps end here; a greater number is not reported, and leaving the field brings it down to this.':
    '步进到此为止；更大的数不报告，离开时改为它',
  'A number beyond the limits stays and is reported, where the page says in `error` what is wrong with it.':
    '超出范围的数保留并报告，由页面在 `error` 里说明',
  'How far one press of ↑ or ↓ goes; 1 by default.': '↑ ↓ 一次走多少，默认 1',
  'The unit after the number.': '数字后的单位',
  'The look of what covers the page.': '盖住页面的那层的样子',
  'The look of the window.': '窗口的样子',
  '`alertdialog` where an answer is needed; `dialog` by default.': '需要回答时用 `alertdialog`，默认 `dialog`',
  'The id of the title.': '标题的 id',
  'The id of the sentence under it, when there is one.': '标题下那句话的 id（如有）',
  'Escape, and a press beside the window unless `answersOnly`.': '按 Esc；没有 `answersOnly` 时点窗口外也算',
  'A press beside the window says nothing.': '点窗口外不起作用',
  'Gives the focus to what should have it first.': '把焦点交给应当最先得到它的',
  'Gives the focus back.': '把焦点还回去',
  'States that the look reads, e.g. `data-size`.': '样式读取的状态，例如 `data-size`',
  'What the window holds.': '窗口的内容',
  '`quiet` inside another control, e.g. a search button that names its own key. `default` by default.':
    '`quiet` 用在别的控件里，例如写明按键的搜索按钮；默认 `default`',
};

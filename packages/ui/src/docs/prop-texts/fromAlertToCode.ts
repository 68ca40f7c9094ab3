/** What the tables of props say, by the English sentence of the code. */
export const fromAlertToCode: Readonly<Record<string, string>> = {
  'The whole product: every part below may ask.': '整个产品：其中的任何组件都可以提问',
  "The person's name: read aloud, its initials shown while there is no picture.": '姓名：会读出；没有图片时显示其缩写',
  'The address of the picture. Until it has arrived, and when it does not, the initials stay.':
    '图片的地址；没到或取不到时显示缩写',
  "`small` for rows and menus, `medium` beside text, `large` on the person's own page. `medium` by default.":
    '`small` 用于表格行与菜单，`medium` 用于文字旁，`large` 用于个人页；默认 `medium`',
  'The name stands beside it: then nothing is read twice.': '旁边已有姓名时使用，不重复读出',
  'How many; nothing is drawn for 0 and below, and `99+` above 99.': '数量：0 及以下不显示，超过 99 显示 `99+`',
  'What is counted, for screen readers; `12 条未读消息` by default. Always the whole number, also where `99+` is drawn.':
    '数的是什么，给读屏软件；默认 `12 条未读消息`。显示 `99+` 时读出的仍是整个数',
  'What the number belongs to, e.g. an icon; alone it stands in the text.':
    '数字属于什么，例如一个图标；单独使用时跟在文字里',
  'Space on all four sides.': '四边的内距',
  'Space left and right.': '左右的内距',
  'Space above and below.': '上下的内距',
  'Space above.': '上边的内距',
  'Space below.': '下边的内距',
  'The element drawn; `div` by default.': '绘制的元素，默认 `div`',
  'How the children are laid out; `Stack`, `Inline` and `Grid` choose it themselves.':
    '内容的排法；`Stack`、`Inline`、`Grid` 自己决定',
  'The direction of a flex box.': '弹性盒的方向',
  'Whether a flex box goes on in another line.': '弹性盒是否换行',
  'The gap between the children of a flex box or grid.': '弹性盒或网格中内容的间距',
  'Where the children of a flex box stand across.': '弹性盒内容在交叉方向的位置',
  'Where the children of a flex box stand along.': '弹性盒内容在主方向的位置',
  'The surface by role.': '底色，按用途',
  'A hairline all round.': '四周的细边框',
  'A hairline above.': '上边的细边框',
  'A hairline below.': '下边的细边框',
  'For what floats only.': '阴影，只给浮起来的',
  'Corner radius by role: `control` 6, `card` 8, `dialog` 12.': '圆角，按用途：`control` 6、`card` 8、`dialog` 12',
  'The whole width, the width of the content, or what the parent gives.': '整行宽、内容的宽，或由外层决定',
  'At most as wide as a page (1440), a text (40 characters), a form (480), or the parent.':
    '最宽不超过页面（1440）、正文（40 字）、表单（480）或外层',
  'What happens to content that does not fit.': '放不下的内容怎么办',
  'Children with an absolute position are placed relative to this box.': '绝对定位的内容以它为准',
  'Takes the space that is left in a flex parent and may shrink below its content.':
    '占弹性盒余下的空间，也可以比内容更窄',
  'Centres the box in its parent, with `maxWidth`.': '配合 `maxWidth`，在外层中居中',
  'The drawn element, whatever `as` says.': '绘制出的元素，不论 `as` 是什么',
  'One `Link` for each level above, the outermost first.': '上面各级各一个 `Link`，最外层在前',
  'The name of this page; not a link.': '本页的名称，不是链接',
  '`primary` once a view; `quiet` in toolbars and rows; `secondary` by default.':
    '每个视图一个 `primary`；`quiet` 用在工具栏与行内；默认 `secondary`',
  '`danger` for acts that lose something; `primary` where that is the one thing the view is about.':
    '`danger` 用于会失去东西的操作；它是这个视图唯一要做的事时再用 `primary`',
  'Height 28, 32 or 40.': '高 28、32 或 40',
  'A 16 px icon before the words.': '文字前的 16 px 图标',
  'Work is under way: a circle shows, the button keeps its width and focus, and presses do nothing.':
    '进行中：显示转圈，宽度与焦点不变，按下无效',
  '`true`, or why it cannot be pressed now: then it stays reachable, and the reason is read aloud and shown on hover.':
    '`true`，或一句现在不能按的原因：此时仍可聚焦，原因会读出，悬停时显示',
  'As wide as its place, e.g. in a narrow form.': '占满所在的宽度，例如在窄表单里',
  'Draws the look on the one child, e.g. a router link that is the main action.':
    '把样子画在唯一的子元素上，例如作为主操作的路由链接',
  '`danger` is announced at once; the others are read in their place.': '`danger` 立即播报，其余读到时才念',
  'The message in one line; may stand alone.': '一行说完的消息，可以单独使用',
  'Small buttons below the text.': '文字下方的小按钮',
  'Shows a button that closes it.': '给出后显示关闭按钮',
  'Why, and what to do.': '原因，以及怎么办',
  'The name of the group; the card is a named region then.': '这一组的名称；有了它，卡片就是一个有名称的区域',
  'One line below the title.': '标题下的一行说明',
  'Quiet buttons at the end of the title row.': '标题行末尾的次要按钮',
  "The level of the title in the page's outline; 2 by default.": '标题在页面大纲中的级别，默认 2',
  '`none` for a table or a chart that reaches the edge.': '`none` 用于贴边的表格或图',
  'The link in the title takes presses anywhere on the card; other links and buttons in it keep theirs.':
    '点按卡片任何位置等于点标题里的链接；其中其他链接与按钮照旧',
  'What it holds is on its way: lines of its shape stand in the place, the title stays.':
    '内容在路上：原处显示同样形状的线条，标题保留',
  'What the chart shows; names the figure.': '图表示什么；图以此为名',
  'The name of saved files without its ending; the title by default.': '保存文件的名称，不含扩展名；默认用标题',
  'Makes the drawing for the room and the theme; keep its identity while data and settings are the same. `null` when there is nothing to draw.':
    '按空间与主题绘图；数据与设置不变时请保持同一个函数。没有可画的内容时为 `null`',
  'The size the figure is made for: its shape follows it, its width the page.':
    '图按什么尺寸制作：形状随它，宽度随页面',
  'Loading, failed or too much data: told in place of the chart. Left out while the chart can be drawn.':
    '加载中、失败或数据过多，在图的位置说明；能画时不写',
  'The page makes the files of data and settings. Without it the panel makes the data itself.':
    '由页面制作数据与设置的文件；不写时面板自己制作数据',
  "The page makes SVG and PDF. Without it the panel makes the SVG and there is no PDF; PNG is always the panel's. Keep its identity.":
    '由页面制作 SVG 与 PDF；不写时面板制作 SVG，没有 PDF。PNG 总由面板制作。请保持同一个对象',
  'Further files of what the chart shows, made by the page; keep their identity.':
    '页面制作的其他文件；请保持同一个对象',
  'Names that are ringed: of points, of rows and columns of cells, of leaves. With any of the three props a click, Enter or the lasso selects, and Shift adds; the lasso then labels nothing. Keep its identity.':
    '圈出的名称：点、单元格的行与列、树的叶。给出这三个属性中的任何一个，点击、回车或套索就会选中，Shift 追加，套索不再标注。请保持同一个值。',
  'What is selected at the start, when the caller does not keep it.': '开始时选中的名称，用于不由页面保存时。',
  'Gets the names that are selected now.': '得到现在选中的名称。',
  'Points were clicked or lassoed: those with a label lose it, the others get one. Without it points take no labels.':
    '点按或圈选了点：有标签的去掉，没有的加上；不写时点没有标签',
  'Opens the settings of the chart; without it there is no button.': '打开图的设置；不写就没有这个按钮',
  "Opens an editor of the figure's single elements; without it there is no button.":
    '打开修改单个图形元素的编辑器；不写就没有这个按钮',
  "The level of the title in the page's outline; 3 by default.": '标题在页面大纲中的级别，默认 3',
  'Which settings the chart has; a chart definition is one.': '这张图有哪些设置；图的定义本身就可以',
  'The settings of the chart as drawn; without it the part keeps them.': '图当前的设置；不写时由组件保存',
  'The settings at the start, when the caller does not control them.': '由组件保存时，起初的设置',
  'Called a moment after the last change, so that the chart can be drawn anew each time.':
    '最后一次改动稍后调用，每次都可以重画',
  "Every palette; those of the chart's kind are offered.": '所有配色；只提供适合这种图的',
  'The groups as drawn now, in their order.': '当前画出的各组，按顺序',
  "The drawing's `labelIds`: a name that is not among them is pointed out.": '图的 `labelIds`：不在其中的名称会被指出',
  'What is agreed to or chosen; in a table the name of the row.': '同意或选择的是什么；在表格里是行的名称',
  'Keeps the label for screen readers only.': '文字只给读屏软件',
  'What follows from ticking it, in one line; when it is disabled, why.': '勾选的后果，一行；停用时写原因',
  'Why it has to be changed.': '为什么必须改',
  'Set it to control the box; `indeterminate` where only a part of what it stands for is chosen.':
    '写了就由外面控制；只选了一部分时用 `indeterminate`',
  'Whether it is ticked now.': '现在是否勾选',
  'What is asked, as a noun without a full stop.': '问的是什么，名词，不带句号',
  'Keeps the label for screen readers only; for toolbars, where the place says what it is.':
    '文字只给读屏软件；用于工具栏等位置本身已说明的地方',
  'Rules and hints, said before anybody types.': '规则与提示，填写之前就说',
  'Why the value is refused and what to do. Its presence marks the control as invalid.':
    '为什么不接受、怎么改；写了它就标为无效',
  "Shows the mark and tells screen readers; checking is the form's work.": '显示必填标记并告诉读屏软件；检查由表单负责',
  'All visible, about two to ten.': '全部可见，两个到十个左右',
  'The values of the ticked options, in the order of `options`.': '勾选的值，按 `options` 的顺序',
  'Ticked at the start, when the caller does not control it.': '由组件保存时，起初是否勾选',
  'The values at the start, when the caller does not control it.': '不受控时的初始值',
  'The values that are ticked now, in the order of `options`.': '现在勾选的值，按 `options` 的顺序',
  'Begins with a box for all of them, which is half ticked while only some are.':
    '开头有一个“全选”，只选了一部分时为半选',
  '`horizontal` for short words.': '文字短时用 `horizontal`',
  'Blocks every option; a single one is blocked in `options`.': '停用全部选项；只停用一个写在 `options` 里',
  'The focus left the group; the moment to check the value.': '焦点离开了这一组，适合在此时检查',
  'The text as it is; copied unchanged, however it is shown.': '原文；无论怎样显示，复制的都是它',
  'What it is, shown above it and read aloud, e.g. `分析参数`; without it only screen readers hear 代码.':
    '是什么，显示在上方并读出，例如 `分析参数`；不写时读屏软件只听到“代码”',
  'What it is written in, e.g. `JSON`; shown beside the label.': '用什么写的，例如 `JSON`，显示在名称旁',
  'Breaks long lines; without it the part keeps what the reader chose.': '长行是否折行；不写时由组件保存读者的选择',
  'The reader chose to break long lines, or not to.': '读者选择了折行或不折行',
  'Breaks long lines at the start; the reader can change it. `false` by default.':
    '起初是否折行，读者可以改；默认 `false`',
  'The digits so far; without it the part keeps them.': '已输入的数字；不写时由组件保存',
  'The digits at the start, when the caller does not control them.': '由组件保存时，起初的数字',
  'Gets digits only, at most `length`.': '只收到数字，最多 `length` 位',
  'All digits are there; a good moment to check them without a press on a button.':
    '数字已齐，可以直接检查，不必再按按钮',
  'How many digits; 6 by default.': '几位数字，默认 6',
  'Beside the cells: a `CodeFieldResend`.': '格子旁边放 `CodeFieldResend`',
  'Below: another way to get the code, e.g. a link 改用邮箱接收.':
    '下方放另一种取得验证码的办法，例如链接“改用邮箱接收”',
  'Takes it out of the tab order; say why in `help`.': '移出 Tab 顺序；原因写在 `help`',
  'The name in a native form.': '在原生表单中的名称',
  'The focus went on; the moment to check the value.': '焦点离开了，适合在此时检查',
  "Asks for the code. When the promise rejects, the button may be pressed again at once; say why in the field's `error`.":
    '请求验证码；失败（reject）时按钮立即可以再按，原因写在输入框的 `error`',
  'What is sent, where it is no code: e.g. 重新发送激活邮件.': '发送的不是验证码时写明，例如“重新发送激活邮件”',
  'How long to wait before asking again; 60 by default.': '再次请求前等多少秒，默认 60',
  'The code was already sent when the page opened: the waiting begins at once.': '页面打开时已经发过：立即开始等待',
  'Blocks the button, e.g. while the phone number is not valid.': '停用按钮，例如手机号还不正确时',
};

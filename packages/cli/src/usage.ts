/** What `--help` prints. */
export const USAGE = `用法：
  methods                     列出全部分析方法（JSON：编号、分类、名称、输入、参数的 JSON Schema、结果表、图）
  inspect FILE                检查一个文件（JSON：格式、编码、分隔符、工作表、形状、编号列、问题与可用的修复）
  filter FILE --where 条件 --out FILE
                              按中文写的条件留下一个表的行，如 --where '方向 是 上调 且 VIP > 1'；按分组的条件用 --input groups=FILE
  run METHOD --input 名称=FILE… [--set 参数=值]… [--seed 1] --out DIR
                              运行一个方法，在 DIR 中写出 result.json、每张结果表的 CSV、每张图的 SVG 与 JSON、methods.zh.md
  flow list                   列出全部流程（JSON：编号、需要的数据、步骤、菜单）
  flow plan FLOW --input 数据=FILE… [--input groups=FILE]
                              说明一个流程会运行哪些步骤，哪些不运行及原因（JSON）
  flow run FLOW --input 数据=FILE… [--input groups=FILE] [--seed 1] --out DIR
                              运行一个流程，在 DIR 中每一步写一个目录（内容同 run），flow.json 是总表

选项：
  --input 名称=文件           输入文件，可写多次；名称见 methods，如 matrix、groups、sets、tree
  --set 参数=值               方法的参数，可写多次；参数见 methods
  --read 输入.项=值           文件的读取方式，可写多次；项为 sheet（工作表或文件中的部分）、encoding、delimiter，
                              如 --read matrix.sheet=定量结果、--read groups.encoding=gb18030
  --repair [输入:]修复=做法   对文件问题的处理，可写多次；可用的修复见 inspect，如 --repair duplicate-feature=median、
                              --repair sets:version-suffix=strip；不写输入时是 matrix；
                              样本在行的表：--repair orientation=transpose
  --alias 写法=样本           数据表里的这个名称是分组表（没有时是第一个表）里的那个样本，可写多次，如 --alias Sample_01=S1
  --recipe FILE               按文件中的步骤处理（结果页下载的“数据处理步骤”，JSON）；--repair 在它之后
  --seed 整数                 随机种子，默认 1
  --out 目录                  结果目录，不存在时新建；其中上次运行的结果会被整体替换，有其他文件时不运行
  --sheet 名称                同 --read matrix.sheet=名称，默认第一个可见的工作表
  --encoding 编码             同 --read matrix.encoding=编码：utf-8、gb18030、utf-16le、utf-16be、windows-1252 或 macintosh，默认自动识别
  --delimiter 分隔符          同 --read matrix.delimiter=分隔符：tab、comma、semicolon、pipe 或 space，默认自动识别
  --contrast 比较组:参照组    flow 的比较，可写多次；不写时其余各组与第一组比较；流程也可写版本，如 transform-1
  --skip 步骤、--only 步骤    flow 不运行的步骤，或只运行的步骤（及它们需要的），可写多次；编号见 flow plan
                              flow 的 --input 名称见 flow list，--set 写成 步骤.参数=值，--repair 写成 数据:修复=做法
  --as 类型                   inspect 时按这种输入检查，如 matrix、groups、sets、tree，默认自动判断
  --where 条件                filter 的条件：“且”“或”“非”与括号连接；没有读懂的部分会指出，不会忽略
  --columns 列,列             filter 保留的列，默认全部；--as matrix 按“特征 × 样本”读取
  --help                      显示本说明

退出码：0 完成；2 输入有问题（标准错误中每个问题一条：是什么、在哪一格、怎么办）；其他为程序错误
`;

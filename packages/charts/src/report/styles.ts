import { darkTokens, lightTokens } from '@panome/tokens';

type Tokens = typeof lightTokens;

const variables = ({ chart, color: { bg, border, fg } }: Tokens) =>
  `--page:${bg.page};--paper:${bg.surface};--subtle:${bg.subtle};--text:${fg.default};--muted:${fg.muted};--line:${border.default};--strong:${border.strong};--link:${fg.accent};--focus:${border.focus};--figure:${chart.bg};`;

const screen = `
html{background:var(--page)}
body{display:grid;grid-template:"toc head" auto "toc main" 1fr/minmax(0,232px) minmax(0,820px);column-gap:40px;justify-content:center;padding:40px 24px 96px}
.cover{grid-area:head;background:var(--paper);border:1px solid var(--line);border-bottom:0;border-radius:8px 8px 0 0;padding:64px 72px 0}
main{grid-area:main;background:var(--paper);border:1px solid var(--line);border-top:0;border-radius:0 0 8px 8px;padding:0 72px 72px;min-width:0}
.contents{grid-area:toc}
.contents{position:sticky;top:40px;align-self:start;max-height:calc(100vh - 80px);overflow:auto;font-size:13px;line-height:20px}
.contents h2{font-size:13px;line-height:20px;margin:0 0 8px;padding:0;border:0;color:var(--muted)}
.contents a{display:block;padding:3px 0;color:var(--muted);text-decoration:none}
.contents a:hover{color:var(--link);text-decoration:underline}
.stage{position:relative}
.stage[data-live] .picture{display:none}
.live{position:relative;background:var(--figure);width:100%}
@media (max-width:1080px){html{background:var(--paper)}body{display:block;max-width:820px;margin:0 auto;padding:40px 32px 64px}.cover,main{border:0;padding:0}.contents{position:static;max-height:none;margin-top:32px;padding:16px 0;border-block:1px solid var(--line)}}
@media (max-width:600px){body{padding:24px 16px 48px}h1{font-size:24px;line-height:34px}.versions{grid-template-columns:1fr}.versions dd{margin-bottom:8px}}
`;

const print = `
@page{size:A4;margin:18mm 17mm 20mm;@bottom-center{content:counter(page) " / " counter(pages);font:9pt Arial,sans-serif;color:#515b66}}
html,body{background:#fff}
body{display:block;font-size:10pt;line-height:1.6}
.live,.tools,[data-actions]{display:none!important}
.contents{margin:8mm 0 0;padding:4mm 0;border-block:.3pt solid var(--line)}
.contents h2{font-size:11pt;margin:0 0 2mm;padding:0;border:0}
.contents a{color:inherit;text-decoration:none}
h1{font-size:20pt;line-height:1.35}h2{font-size:14pt}h3{font-size:10.5pt}
h2,h3,.versions+.muted{break-after:avoid}
.figure,.facts tr,.table tr{break-inside:avoid}
.picture{max-height:190mm;width:auto;margin:0 auto;border:0}
.methods{break-before:page}
.scroll{overflow:visible}
.table table{font-size:8pt;max-width:100%}
.table td,.table th{white-space:normal;max-width:none}
.extent,.source{break-before:avoid}
thead{display:table-header-group}
.facts{font-size:9pt}
a{color:inherit}
`;

const common = `
*{box-sizing:border-box}
body{margin:0;color:var(--text);font:15px/1.75 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif;font-variant-numeric:tabular-nums;text-autospace:normal;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
a{color:var(--link);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
h1,h2,h3,p,figure,dl,pre,ul,ol{margin:0}
h1{font-size:30px;line-height:42px;font-weight:600;text-wrap:balance}
h2{font-size:20px;line-height:30px;font-weight:600;margin:48px 0 16px;padding-top:16px;border-top:1px solid var(--line)}
h3{font-size:15px;line-height:24px;font-weight:400}
h3 b{font-weight:600;margin-inline-end:4px}
.methods h3{font-size:14px;line-height:22px;font-weight:600;margin:24px 0 8px}
.brand{font-size:13px;line-height:20px;color:var(--muted);margin-bottom:20px}
.byline{margin-top:12px;color:var(--muted)}
.abstract{margin-top:24px;padding:16px 20px;background:var(--subtle);border-radius:6px}
.abstract h2{margin:0 0 4px;padding:0;border:0;font-size:14px;line-height:22px}
.text{white-space:pre-line}
.text+.text{margin-top:.75em}
.contents ol{list-style:none;padding:0}
.contents .inner{padding-inline-start:16px}
.contents b{font-weight:600}
.figure,.table{margin:32px 0}
.picture{display:block;width:100%;height:auto;background:#fff;border-radius:4px}
figcaption{margin-top:12px}
.summary,.source,.extent,.muted{color:var(--muted);font-size:13px;line-height:20px}
.finding{margin-top:4px}
.summary,.source{margin-top:2px}
.scroll{overflow-x:auto;margin-top:8px}
table{border-collapse:collapse;width:100%;font-size:13px;line-height:20px}
th,td{padding:5px 12px 5px 0;text-align:start;vertical-align:top;font-weight:400}
thead th{font-weight:600;border-bottom:1px solid var(--strong);white-space:nowrap;vertical-align:bottom}
.table table{width:auto;min-width:min(100%,420px);border-top:1.5px solid var(--text);border-bottom:1.5px solid var(--text)}
.table tbody tr+tr td,.facts tbody tr+tr>*{border-top:1px solid var(--line)}
.number{text-align:end}
.table td{white-space:nowrap;max-width:280px;overflow:hidden;text-overflow:ellipsis}
th:last-child,td:last-child{padding-inline-end:0}
.unit{color:var(--muted);font-weight:400}
.extent{margin-top:8px}
.facts code{color:var(--muted)}
code{font:12px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.hash{overflow-wrap:anywhere}
.names{overflow-wrap:anywhere}
.prose p+p,.prose ul,.prose ol,.prose table{margin-top:.75em}
.methods ul{padding-inline-start:20px}
.versions{display:grid;grid-template-columns:max-content 1fr;column-gap:20px;font-size:13px;line-height:22px}
.versions dt{color:var(--muted)}
.versions dd{margin:0}
.versions+.muted{margin-top:12px}
.tools{display:flex;flex-wrap:wrap;gap:4px;justify-content:flex-end;margin-bottom:4px}
button{font:inherit;font-size:12px;line-height:20px;padding:2px 10px;color:var(--muted);background:none;border:1px solid transparent;border-radius:6px;cursor:pointer}
button:hover{background:var(--subtle);color:var(--text)}
button:disabled{opacity:.45;cursor:default}
[data-actions] button{color:var(--link);padding:0 6px;margin-inline-start:4px}
footer{margin-top:64px;padding-top:16px;border-top:1px solid var(--line);color:var(--muted);font-size:12px;line-height:20px}
`;

/** The look of a report: light, dark on a screen that asks for it, and A4 paper, which is always light. */
export const reportStyles = `:root{color-scheme:light;${variables(lightTokens)}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${variables(darkTokens)}}}
${common}@media screen{${screen}}@media print{${print}}`;

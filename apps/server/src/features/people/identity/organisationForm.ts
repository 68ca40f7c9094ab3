import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { file, type FileAnswer } from '../../../platform/http/fileAnswer.ts';

export const organisationFormName = '机构认证申请表.docx';

const fields = [
  '机构全称',
  '统一社会信用代码',
  '机构地址',
  '申请人姓名',
  '所在部门',
  '职务',
  '登录邮箱',
  '联系电话',
  '用途说明',
];
const promise = '本机构确认以上信息真实、准确，同意由上述申请人以本机构名义使用全组学云的服务。';

const run = (text: string, size = 24, bold = false) =>
  `<w:r><w:rPr><w:rFonts w:eastAsia="宋体"/>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, align = 'left') =>
  `<w:p><w:pPr><w:spacing w:before="120" w:after="120"/><w:jc w:val="${align}"/></w:pPr>${content}</w:p>`;
const cell = (width: number, content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(content)}</w:tc>`;
const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4"/>`)
  .join('');

const body = [
  paragraph(run('全组学云机构认证申请表', 36, true), 'center'),
  `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${sides}</w:tblBorders></w:tblPr>`,
  ...fields.map((name) => `<w:tr>${cell(2600, run(name))}${cell(6400, run(''))}</w:tr>`),
  '</w:tbl>',
  paragraph(run(promise)),
  paragraph(run('机构（盖章）：')),
  paragraph(run('日期：　　　年　　月　　日'), 'right'),
  paragraph(run('填写并盖章后扫描或拍照，与营业执照或事业单位法人证书一起在“个人中心 / 机构认证”上传。', 20)),
].join('');

const office = 'http://schemas.openxmlformats.org';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const parts: readonly (readonly [string, string])[] = [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  ],
  [
    'word/document.xml',
    `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  ],
];

/** The form that an organisation fills in and stamps. */
export function organisationForm(): FileAnswer {
  return file({
    name: organisationFormName,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    open: () => {
      const zip = new ZipFile();
      for (const [path, text] of parts) zip.addBuffer(Buffer.from(text), path);
      zip.end();
      return zip.outputStream as Readable;
    },
  });
}

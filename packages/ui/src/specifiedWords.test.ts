import { expect, it } from 'vitest';
import { defaultAccept, defaultMaxSize, formatSize } from './drop-zone/fileRules.ts';
import { filePickerText } from './file-picker/FilePicker.text.ts';
import { multiTabBarRefusals, multiTabBarText } from './multi-tab-bar/MultiTabBar.text.ts';
import { noticeModalText } from './notice-modal/NoticeModal.text.ts';
import { paginationText } from './pagination/Pagination.text.ts';
import { renameCellText } from './rename-cell/RenameCell.text.ts';
import { uploadDialogText } from './upload-dialog/UploadDialog.text.ts';

const { words: upload } = uploadDialogText;
const { words: picker } = filePickerText;

/** What the specification says in English, in the words of the product. */
it.each([
  ['a file of another type', upload.wrongType('.csv'), '请上传指定格式的文件：.csv'],
  ['a file that is too large', upload.tooLarge(formatSize(defaultMaxSize)), '抱歉，您上传的文件过大（< 100 MB）！'],
  ['a confirmation while a file is on its way', picker.uploading, '文件正在上传，请稍候'],
  ['a confirmation of nothing', picker.none, '请上传文件或选择文件！'],
  ['a second upload while one runs', picker.uploadingStore, '文件正在上传，请勿操作！'],
  ['an upload to the own files', picker.stored, '上传成功，您可在列表中选择该文件！'],
  ['a name that is too long', renameCellText.words.long, '名称最多 100 个字符，请缩短'],
  ['the last tab', multiTabBarRefusals.words.last, '这是最后一个标签页'],
  ['no tab on the left', multiTabBarRefusals.words.left, '左侧没有标签页'],
  ['no tab on the right', multiTabBarRefusals.words.right, '右侧没有标签页'],
  ['closing this tab', multiTabBarText.words.closeCurrent, '关闭当前'],
  ['closing those on the right', multiTabBarText.words.closeRight, '关闭右侧'],
  ['closing those on the left', multiTabBarText.words.closeLeft, '关闭左侧'],
  ['closing all', multiTabBarText.words.closeAll, '关闭全部'],
  ['no more reminders today', noticeModalText.words.snooze, '今日不再提醒'],
  ['the total of a list', paginationText.words.total('95'), '共 95 条'],
])('%s: %s', (_what, said, expected) => {
  expect(said).toBe(expected);
});

it('the picker takes the four types of tables where nothing else is said, and every upload 104857600 bytes', () => {
  expect(defaultAccept).toEqual(['.csv', '.xls', '.xlsx', '.txt']);
  expect(defaultMaxSize).toBe(104_857_600);
});

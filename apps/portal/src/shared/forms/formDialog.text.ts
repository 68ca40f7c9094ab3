export const formDialogText = { cancel: '取消' };

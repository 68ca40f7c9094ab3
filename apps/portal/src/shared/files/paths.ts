/** The address of 我的文件. */
export const fileStorePath = '/data-collection/file-store';

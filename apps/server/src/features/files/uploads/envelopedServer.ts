import { code, type Envelope } from '@panome/contract';
import { Server } from '@tus/server';

/** What a status of the protocol means for the person who uploads. */
const words: Readonly<Record<number, string>> = {
  400: '上传请求不完整或格式不正确，请重新上传',
  403: '您没有进行此操作的权限',
  404: '这个上传已失效或已删除，请重新上传',
  409: '上传进度与服务器上的不一致，请继续上传',
  410: '这个上传已过期，请重新上传',
  412: '上传协议的版本不受支持，请刷新页面后重试',
  413: '文件过大，无法上传',
  415: '不支持的内容类型，请刷新页面后重试',
  423: '这个文件正由另一个连接上传，请稍后重试',
  460: '上传的内容在途中损坏，请继续上传',
};
const faults = 500;

const isEnvelope = (body: string) => body.startsWith('{"code":');

/** Resumable uploads whose failures come in the envelope as all others do, in words for people. */
export class EnvelopedServer extends Server {
  override async write(
    context: Parameters<Server['write']>[0],
    headers: Headers,
    status: number,
    body = '',
  ): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('content-type', 'application/json; charset=utf-8');
    const showMsg = words[status] ?? (status >= faults ? '服务器内部错误，请稍后重试' : '上传请求无法处理');
    const envelope: Envelope<null> = { code: code.failure, showMsg, debugMsg: '', content: { data: null } };
    return super.write(context, headers, status, isEnvelope(body) ? body : JSON.stringify(envelope));
  }
}

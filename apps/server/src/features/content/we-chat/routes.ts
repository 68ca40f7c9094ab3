import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { badInput, Refusal, unavailable } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createWeChatSigner } from './sign.ts';

/** Signs pages of this portal only: a signature for another page would vouch for it in our name. */
export function registerWeChat(app: FastifyInstance): void {
  const { clock, config, log } = app.platform;
  const signer = config.weChat && createWeChatSigner({ ...config.weChat, clock });
  const home = new URL(config.publicUrl).origin;

  registerCall(app, calls.weChatSign, {
    policy: 'public',
    handler: async ({ input }) => {
      if (!signer) throw new Refusal({ status: 501, showMsg: '此部署没有配置微信公众号，暂不支持微信分享卡片' });
      const url = new URL(input.url);
      url.hash = '';
      if (url.origin !== home) throw badInput('只能为本站页面生成微信分享签名');
      try {
        return await signer.sign(url.href);
      } catch (error) {
        log.warn({ err: error }, 'WeChat gave no ticket');
        throw unavailable('微信接口暂时没有响应，请稍后重试', 60);
      }
    },
  });
}

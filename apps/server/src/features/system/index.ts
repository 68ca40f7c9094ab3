import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { readNews } from './news/readNews.ts';
import { createNews } from './news/news.ts';
import { registerNews } from './news/routes.ts';
import { createNotifications } from './notifications/notifications.ts';
import { registerMail } from './mail.ts';
import { registerNotifications } from './notifications/routes.ts';
import { registerStatus } from './status.ts';

const newsFolder = join(import.meta.dirname, '../../demo/content/news');

/** Maintenance, news, notices, notifications. */
export async function systemFeature(app: FastifyInstance): Promise<void> {
  registerStatus(app);
  registerMail(app);
  registerNews(app, createNews(app.platform.database, await readNews(newsFolder)));
  registerNotifications(app, createNotifications(app.platform));
}

export { isMailKind, mailSwitchesOf } from './notifications/mailSwitches.ts';
export { createNotifications, type Notifications } from './notifications/notifications.ts';

import type { FastifyInstance } from 'fastify';
import { createNotifications } from './notifications/notifications.ts';
import { registerMail } from './mail.ts';
import { registerNotifications } from './notifications/routes.ts';
import { registerStatus } from './status.ts';

/** Maintenance, notices, notifications, mail. */
export function systemFeature(app: FastifyInstance): void {
  registerStatus(app);
  registerMail(app);
  registerNotifications(app, createNotifications(app.platform));
}

export { isMailKind, mailSwitchesOf } from './notifications/mailSwitches.ts';
export { createNotifications, type Notifications } from './notifications/notifications.ts';

import { pino, type DestinationStream, type Logger } from 'pino';
import { tokenHeader } from '@panome/contract';

/** Logs JSON lines, to standard error by default; secrets are left out (SEC-83). */
export function createLog(level: string, out: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  const secrets = [tokenHeader, 'password', 'passwd', 'secret', 'signature', 'authorization', 'cookie'];
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const redact = { paths, censor: '[redacted]' };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact, serializers: { req: describeRequest } },
    out,
  );
}

/** The query is left out, because a signed address grants access. */
function describeRequest(request: { method: string; url: string; ip: string }): {
  method: string;
  path: string;
  ip: string;
} {
  return { method: request.method, path: request.url.split('?')[0]!, ip: request.ip };
}

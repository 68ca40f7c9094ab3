import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Sent = { readonly messages: readonly { role: string; content: string }[]; readonly tools?: unknown };
/** What the model does with a request; the body was read. */
export type Behaviour = (response: ServerResponse, sent: Sent, request: IncomingMessage) => void | Promise<void>;

const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

export const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
export const write = (response: ServerResponse, text: string) => response.write(event({ content: text }));

/** Says these pieces. */
export const says =
  (...pieces: string[]): Behaviour =>
  (response) => {
    begin(response);
    pieces.forEach((piece) => write(response, piece));
    response.end('data: [DONE]\n\n');
  };

/** Calls tools in its first round, and then says what they answered. */
export const callsTools =
  (...calls: { name: string; arguments: string }[]): Behaviour =>
  (response, { messages }) => {
    const answers = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
    if (answers.length > 0) return says(`工具答复：${answers.join('；')}`)(response, { messages }, response.req);
    begin(response);
    const tool_calls = calls.map((call, index) => ({ index, id: `c${index}`, function: call }));
    response.end(`${event({ tool_calls })}data: [DONE]\n\n`);
  };

/** A model on a free port that does as it is told. */
export async function startFakeModel() {
  let behaviour: Behaviour = says('好');
  const received: { body: Sent; authorization: string; raw: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const body = JSON.parse(raw) as Sent;
      received.push({ body, raw, authorization: request.headers.authorization ?? '' });
      void behaviour(response, body, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    does: (next: Behaviour) => {
      behaviour = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

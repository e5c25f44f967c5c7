import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** As received, chunk headers included. */
  body: string;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * One kept-alive connection that sends prepared requests one after another. Node's own client would cost as much
 * processor time as the server under test.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #waiting: Waiting | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server has closed the connection.')));
  }

  /** Sends one request and resolves with its answer. */
  send(request: Buffer | string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#received = '';
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const answer = parseAnswer(this.#received);
    if (!answer) return;
    this.#waiting?.resolve(answer);
    this.#waiting = undefined;
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}

/** Returns the answer once it is complete, null before. */
function parseAnswer(text: string): Answer | null {
  const bodyAt = text.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
  if (bodyAt < END_OF_HEAD.length) return null;
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, bodyAt))?.[1];
  const isComplete = length === undefined ? text.endsWith(LAST_CHUNK) : text.length - bodyAt >= Number(length);
  return isComplete ? { status: Number(text.slice(9, 12)), body: text.slice(bodyAt) } : null;
}

/** Opens a connection to a port of this machine. */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
    socket.once('error', reject);
  });
}

/** Returns the bytes of a request to a port of this machine. */
export function requestBytes(
  port: number,
  line: `${'GET' | 'POST'} /${string}`,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(text ? { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

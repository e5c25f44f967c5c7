import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** Its IP address and port in the format of the setting DNS_SERVER. */
  address: string;
  /** The texts of TXT records, by name in lower case; each text may be split into parts. Null means no answer. */
  records: Map<string, readonly (readonly string[])[] | null>;
  stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const NO_SUCH_NAME = 3;
const TXT = 16;

/** Starts a name server on this machine that only knows the given TXT records. */
export async function startNameServer(port = 0): Promise<NameServer> {
  const socket = createSocket('udp4');
  const records: NameServer['records'] = new Map();
  socket.on('message', (question, { port: from, address }) => {
    const { name, end } = readName(question);
    const texts = records.get(name);
    if (texts === null) return;
    const header = Buffer.from(question.subarray(0, HEADER_BYTES));
    header.writeUInt16BE(0x8180 + (texts ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(texts?.length ?? 0, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    const answers = (texts ?? []).map(answerOf);
    socket.send(Buffer.concat([header, question.subarray(HEADER_BYTES, end), ...answers]), from, address);
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}

/** Returns the name in a query's only question, and the offset at which the question ends. */
function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** Returns a TXT record by RFC 1035 4.1.3: the name as a pointer to the question, and parts with their lengths. */
function answerOf(parts: readonly string[]): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
  const start = Buffer.from([0xc0, HEADER_BYTES, 0, TXT, 0, 1, 0, 0, 0, 0, 0, 0]);
  start.writeUInt16BE(data.length, 10);
  return Buffer.concat([start, data]);
}

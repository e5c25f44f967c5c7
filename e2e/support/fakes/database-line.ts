import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_PORT = 56_400;

/** A connection line to the database that can be cut, blocked and restored. */
export class DatabaseLine {
  private readonly pairs = new Set<[Socket, Socket]>();
  private server: Server | undefined;
  private isSilent = false;
  private readonly port: number;
  private readonly target: URL;

  private constructor(port: number, target: URL) {
    this.port = port;
    this.target = target;
  }

  /** Opens a line to the database at this URL. */
  static async open(databaseUrl: string): Promise<DatabaseLine> {
    const line = new DatabaseLine(await freePort(FIRST_PORT), new URL(databaseUrl));
    await line.mend();
    return line;
  }

  /** The URL of the database through this line. */
  get url(): string {
    const through = new URL(this.target);
    through.port = String(this.port);
    return through.href;
  }

  async mend(): Promise<void> {
    this.isSilent = false;
    for (const sockets of this.pairs) for (const socket of sockets) socket.resume();
    if (this.server) return;
    this.server = createServer((near) => this.join(near));
    await new Promise<void>((resolve) => void this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  /** Resets every connection, and refuses new ones. */
  async cut(): Promise<void> {
    for (const sockets of this.pairs) for (const socket of sockets) socket.resetAndDestroy();
    await new Promise((resolve) => this.server?.close(resolve) ?? resolve(undefined));
    this.server = undefined;
  }

  /** Keeps and accepts connections but passes nothing on, as when a machine or a cable is gone. */
  block(): void {
    this.isSilent = true;
    for (const sockets of this.pairs) for (const socket of sockets) socket.pause();
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const pair: [Socket, Socket] = [near, far];
    this.pairs.add(pair);
    const forget = () => {
      this.pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', forget).on('close', forget);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
    if (this.isSilent) for (const socket of pair) socket.pause();
  }
}

import { Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

const KILOBYTE = 1024;
/** Signed-in people and other products send long lists and texts; calls without a session send little. */
const SIGNED_IN_KILOBYTES = 512;
const OPEN_KILOBYTES = 8;
/** A file of five megabytes, and the form around it. */
const FORM_KILOBYTES = 5 * KILOBYTE + 64;

/** What a contract says about the size and type of its body. */
export interface BodyOptions {
  access: unknown;
  /** The body is a form with a file. */
  multipart?: true;
  /** The largest body; by default 8 for open calls, 512 for others, and five megabytes for a file. */
  bodyKilobytes?: number;
  /** Sent by other products' servers: its handler reads the raw bytes, whose signature authorises them. */
  sentBy?: 'server';
}

/**
 * Returns how many bytes the body of a call may have.
 *
 * @example bodyBytesMax({ access: 'open' }) // 8192
 */
export function bodyBytesMax({ access, multipart, bodyKilobytes, sentBy }: BodyOptions): number {
  const usual = access === 'open' && !sentBy ? OPEN_KILOBYTES : SIGNED_IN_KILOBYTES;
  return (bodyKilobytes ?? (multipart ? FORM_KILOBYTES : usual)) * KILOBYTE;
}

/**
 * Returns a body, with or without a stated length. Throws `too_large` at the first byte above the limit, and stops
 * reading.
 */
export async function readBytes({ body }: Pick<Request, 'body'>, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let left = most;
  // Throwing closes the stream.
  for await (const part of body ?? []) {
    left -= part.byteLength;
    if (left < 0)
      throw new Problem('too_large', message(isForm(most) ? 'api.problems.largeFile' : 'api.problems.tooLarge'));
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns whether a limit, in bytes, is the one of forms with a file. */
export function isForm(bytes: number): boolean {
  return bytes === FORM_KILOBYTES * KILOBYTE;
}

/** Returns the form in a body. Throws if it isn't a form, or if a name or value in it isn't text. */
export async function readForm(bytes: Buffer<ArrayBuffer>, { headers }: Pick<Request, 'headers'>): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  for (const [name, value] of form) {
    const texts = [name, typeof value === 'string' ? value : value.name];
    if (!texts.every((text) => isText(text, bytes))) throw new SyntaxError('Unreadable text');
  }
  return form;
}

/** Returns whether a value was text. Other bytes are read as U+FFFD, which the body itself then doesn't contain. */
function isText(text: string, bytes: Buffer): boolean {
  return !text.includes('\0') && (!text.includes('\uFFFD') || bytes.includes(text));
}

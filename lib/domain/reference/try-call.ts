import { request as requestHttp } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Output } from '#/lib/api/endpoint.ts';
import { chapters } from '#/lib/domain/reference/chapters.ts';
import { addressOf } from '#/lib/domain/reference/page/call.present.ts';
import { canTry } from '#/lib/domain/reference/page/chapter.present.ts';
import { jsonText } from '#/lib/domain/reference/page/code.present.ts';
import type { tryCallContract } from '#/lib/domain/reference/reference.contract.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

interface Trial {
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  key: string;
}

const BYTES_MAX = 64 * 1024;
const WITHIN_MS = 15_000;

/**
 * Makes a reading call of this installation with a key, as a program would, and returns the answer, because browsers
 * may not send keys. The key must belong to the caller's company, so that a found key is useless here. Throws `invalid`
 * for any other key and for a call that changes something or takes no key, `unavailable` if no answer comes within 15
 * seconds.
 */
export async function tryCall(
  ctx: UserCtx,
  { name, params, query, key }: Trial,
): Promise<Output<typeof tryCallContract>> {
  const contract = chapters.flatMap(({ calls }) => calls).find((one) => one.contract.name === name)?.contract;
  if (!contract || !canTry(contract)) throw invalid(message('reference.try.notThis'));
  const tokenHash = Buffer.from(hashSecret(key));
  if ((await ctx.db.apiKey.count({ where: { companyId: ctx.company.id, tokenHash } })) === 0)
    throw invalid(message('reference.try.notYours'));
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const startedMs = performance.now();
  const { status, body, isCut } = await ask(addressOf(contract, params, filled), { key, language: ctx.locale });
  return { status, ms: Math.round(performance.now() - startedMs), text: isCut ? body : inLines(body), isCut };
}

interface Reply {
  status: number;
  body: string;
  isCut: boolean;
}

/** Calls this process, under its public host name. */
function ask(path: string, { key, language }: { key: string; language: string }): Promise<Reply> {
  const { HOST, PORT, APP_URL } = env();
  const isAnywhere = HOST === '0.0.0.0' || HOST === '::';
  const headers = { host: new URL(APP_URL).host, authorization: `Bearer ${key}`, 'accept-language': language };
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Problem('unavailable', message('reference.try.noAnswer')));
    const options = { host: isAnywhere ? '127.0.0.1' : HOST, port: PORT, path, headers, timeout: WITHIN_MS };
    const request = requestHttp(options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        const body = Buffer.concat(parts).subarray(0, BYTES_MAX).toString('utf8');
        resolve({ status: response.statusCode ?? 0, body, isCut: size > BYTES_MAX });
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size <= BYTES_MAX) return;
        end();
        response.destroy();
      });
      response.on('end', end).on('error', fail);
    });
    request
      .on('timeout', () => request.destroy())
      .on('error', fail)
      .end();
  });
}

/** Returns JSON in lines, any other text as it is. */
function inLines(text: string): string {
  try {
    return jsonText(JSON.parse(text));
  } catch {
    return text;
  }
}

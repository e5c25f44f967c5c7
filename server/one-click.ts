import type { IncomingMessage, ServerResponse } from 'node:http';
import { asProblem, jsonAnswer, problemResponse } from '#/lib/api/answer.ts';
import { countWrongToken } from '#/lib/api/limits.ts';
import { stopMails } from '#/lib/domain/mail-preferences/stop-mails.ts';
import { type Ctx, newCtx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { logRequest } from '#/lib/platform/log.ts';
import { ONE_CLICK_FORM } from '#/lib/platform/mail.ts';
import { requireWritable } from '#/lib/platform/operating/maintenance.ts';
import { message } from '#/lib/words/message.ts';
import { pathOfTarget } from '#/server/request-target.ts';

/** The link in `List-Unsubscribe` of emails; mail programs post a form to it when their button is pressed. */
const linkPattern = /^\/unsubscribe\/([^/]+)$/;

export const ONE_CLICK_TYPE = 'application/x-www-form-urlencoded';
export const ONE_CLICK_BYTES = Buffer.byteLength(ONE_CLICK_FORM);

/** Returns whether the one-click form of RFC 8058 may be posted to a decoded path. */
export function takesOneClick(path: string): boolean {
  return linkPattern.test(path);
}

/**
 * Ends the emails of a link when the one-click form is posted to it, which the gate has allowed. Returns false for
 * every other request. The person has no session; the link's token authorises.
 */
export function answerOneClick(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'POST') return false;
  // Decoded as in the gate, so that no spelling passes there and reaches a page here.
  const token = linkPattern.exec(pathOfTarget(request.url ?? '') ?? '')?.[1];
  if (token === undefined) return false;
  void answer(request, response, token);
  return true;
}

async function answer(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
  const startedMs = performance.now();
  const requestId = String(request.headers['x-request-id']);
  const address = String(request.headers['x-client-address']);
  const ctx = newCtx({ kind: 'visitor' }, { requestId, client: { address, device: 'one-click', isBrowser: false } });
  let failure: unknown;
  const result = await endMails(request, ctx, token).catch((error: unknown) => {
    failure = error;
    return problemResponse(asProblem(error), ctx);
  });
  const ms = Math.round(performance.now() - startedMs);
  logRequest({ requestId, method: 'POST', route: '/unsubscribe/{token}', status: result.status, ms }, failure);
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(await result.text());
}

async function endMails(request: IncomingMessage, ctx: Ctx, token: string): Promise<Response> {
  // The gate has checked the length.
  const body = Buffer.concat(await request.toArray()).toString();
  if (body !== ONE_CLICK_FORM) throw new Problem('bad_request', message('api.problems.unreadable'));
  requireWritable({ method: 'POST' });
  const said = await stopMails(ctx, { id: token, text: '' }).catch(async (error) => {
    await countWrongToken(error, ctx, { params: { token }, query: undefined, body: undefined });
    throw error;
  });
  return jsonAnswer(said, ctx.locale);
}

import { answerInWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Returns a JSON answer with its messages in words of a language. It states its length: without one Node needs two writes more. */
export function jsonAnswer(body: unknown, locale: Locale, { status = 200, headers = new Headers() } = {}): Response {
  const json = JSON.stringify(answerInWords(body, locale));
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(json)));
  return new Response(json, { status, headers });
}

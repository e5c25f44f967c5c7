import { answerInWords } from '#/lib/words/in-words.ts';

/** Returns an answer in words and JSON. It says how long it is: a length that Node does not know costs two writes more. */
export function jsonAnswer(body: unknown, { status = 200, headers = new Headers() } = {}): Response {
  const json = JSON.stringify(answerInWords(body));
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(json)));
  return new Response(json, { status, headers });
}

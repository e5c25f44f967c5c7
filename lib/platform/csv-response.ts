import { byteOrderMark } from '#/lib/platform/csv-line.ts';

/** A download of CSV lines that are made while it runs, as fast as they are taken; `name` needs no quoting. */
export function csvResponse(name: string, lines: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark)),
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      // Plain letters for those who read only these, and the name itself.
      'content-disposition': `attachment; filename="${name.replaceAll(/[^ -~]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  });
}

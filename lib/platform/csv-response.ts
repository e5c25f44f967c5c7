import { byteOrderMark } from '#/lib/platform/csv-line.ts';

/** Returns a download that streams CSV lines as fast as the client reads them; `name` needs no quoting. */
export function csvResponse(name: string, lines: AsyncGenerator<string>): Response {
  return streamedResponse(name, { type: 'text/csv; charset=utf-8', head: byteOrderMark, lines });
}

/** Returns a download that streams JSON lines: one object per line. */
export function jsonLinesResponse(name: string, lines: AsyncGenerator<string>): Response {
  return streamedResponse(name, { type: 'application/x-ndjson; charset=utf-8', head: '', lines });
}

interface StreamedFile {
  type: string;
  head: string;
  lines: AsyncGenerator<string>;
}

function streamedResponse(name: string, { type, head, lines }: StreamedFile): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
  return new Response(body, {
    headers: {
      'content-type': type,
      // In ASCII for programs that read nothing else, and unchanged.
      'content-disposition': `attachment; filename="${name.replaceAll(/[^ -~]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  });
}

import { chapters } from '#/lib/domain/reference/chapters.ts';
import { openApiDocument } from '#/lib/domain/reference/page/page.present.ts';
import { env } from '#/lib/platform/env.ts';

let document: ReturnType<typeof openApiDocument> | undefined;

/** Returns the OpenAPI 3.1 document of every call that has a path of its own; made with the first call. */
export async function getOpenApi() {
  document ??= openApiDocument(chapters, env().APP_URL);
  return document;
}

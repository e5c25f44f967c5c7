import { endpoints } from '#/lib/api/registry.ts';
import { openApiDocument } from '#/lib/domain/reference/present.ts';

/** The OpenAPI 3.1 document of every contract. */
export async function getOpenApi() {
  return { ...openApiDocument(endpoints(), 'unboXt'), openapi: '3.1.0' };
}

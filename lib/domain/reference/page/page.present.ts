import type { Chapter } from '#/lib/domain/reference/chapters.ts';
import { guide } from '#/lib/domain/reference/guide.ts';
import { presentCall } from '#/lib/domain/reference/page/call.present.ts';
import { presentMarkdown } from '#/lib/domain/reference/page/markdown.present.ts';
import {
  type Components,
  documentPath,
  type Operation,
  presentOperation,
} from '#/lib/domain/reference/page/operation.present.ts';
import { shareParts } from '#/lib/domain/reference/page/shared-parts.present.ts';
import { roleNames } from '#/lib/platform/roles.ts';

const bearer = { type: 'http', scheme: 'bearer', description: 'The token that `POST /api/auth/loginData` answers.' };

const role = {
  in: 'header',
  name: 'role',
  description: 'The role to act in. Without it the strongest role that the person holds.',
  schema: { type: 'string', enum: roleNames },
};

/** Returns the OpenAPI 3.1 document of these chapters, for a server at this address. */
export function openApiDocument(chapters: readonly Chapter[], origin: string) {
  const components: Components = { parameters: { role }, responses: {}, schemas: {} };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { title, calls } of chapters) {
    for (const call of calls.map(presentCall)) {
      const path = documentPath(call.contract);
      const operation = presentOperation(call, title, components);
      paths[path] = { ...paths[path], [call.contract.method.toLowerCase()]: operation };
    }
  }
  shareParts(Object.values(paths).flatMap(Object.values<Operation>), components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'unboXt API',
      version: '1',
      description: presentMarkdown(guide(origin)),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    externalDocs: { url: `${origin}/reference`, description: 'The same for people to read, with calls to copy' },
    // Relative to where this document was read, which is right behind every host and proxy.
    servers: [{ url: '/', description: 'This server' }],
    security: [{ bearer: [] }],
    tags: chapters.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    components: { securitySchemes: { bearer }, ...components },
  };
}

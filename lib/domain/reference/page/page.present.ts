import type { Chapter } from '#/lib/domain/reference/chapters.ts';
import { guide, type Passage, type Section } from '#/lib/domain/reference/guide.ts';
import { presentCall } from '#/lib/domain/reference/page/call.present.ts';
import {
  type Components,
  documentPath,
  type Operation,
  presentOperation,
} from '#/lib/domain/reference/page/operation.present.ts';
import { presentWebhooks, webhookHeaders } from '#/lib/domain/reference/page/webhooks.present.ts';
import { keyScopes, roleNames } from '#/lib/platform/roles.ts';

const bearer = { type: 'http', scheme: 'bearer', description: 'The token that `POST /api/auth/loginData` returns.' };

const key = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'uk_…',
  description: `A key that an administrator created. Its scopes: ${keyScopes.join(', ')}.`,
};

const role = {
  in: 'header',
  name: 'role',
  description: 'The role to act in. Default: the first of these roles that the caller has.',
  schema: { type: 'string', enum: roleNames },
};

/** Returns the OpenAPI 3.1 document of these chapters, for a server at this URL. */
export function openApiDocument(chapters: readonly Chapter[], origin: string) {
  const components: Components = { parameters: { role, ...webhookHeaders }, responses: {}, schemas: {} };
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
    externalDocs: { url: `${origin}/reference`, description: 'This reference as pages, with calls to copy' },
    // Relative to the document's URL, which is correct behind every host and proxy.
    servers: [{ url: '/', description: 'This server' }],
    security: [{ bearer: [] }],
    tags: chapters.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    webhooks: presentWebhooks(),
    components: { securitySchemes: { bearer, key }, ...components },
  };
}

/** Returns the guide as Markdown, for tools that show the document's description. */
function presentMarkdown(sections: readonly Section[]): string {
  return sections.map(({ title, passages }) => [`## ${title}`, ...passages.map(markdownOf)].join('\n\n')).join('\n\n');
}

function markdownOf(passage: Passage): string {
  if (typeof passage === 'string') return passage;
  if ('code' in passage) return `\`\`\`\n${passage.code}\n\`\`\``;
  if ('curl' in passage) return `\`\`\`sh\n${passage.curl}\n\`\`\`\n\n\`\`\`js\n${passage.fetch}\n\`\`\``;
  if ('steps' in passage) return passage.steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  return passage.terms.map(([term, text]) => `- **${term}** ${text}`).join('\n');
}

/**
 * Moves common parts of operations into the document's components and leaves references: parameters by their names,
 * answers by the name of the first operation with them. If two different parameters share a name, only the more
 * frequent one moves.
 */
function shareParts(operations: readonly Operation[], components: Components): void {
  shareParameters(operations, components.parameters);
  shareAnswers(operations, components.responses);
}

function shareParameters(operations: readonly Operation[], sharedParameters: Components['parameters']): void {
  const alike = Map.groupBy(
    operations.flatMap(({ parameters }) => parameters).filter((parameter) => !('$ref' in parameter)),
    (parameter) => JSON.stringify(parameter),
  );
  const frequent = [...alike].filter(([, copies]) => copies.length > 1);
  const names = new Map<string, string>();
  for (const [text] of frequent.sort(([, a], [, b]) => b.length - a.length)) {
    const { name } = JSON.parse(text) as { name: string };
    if (name in sharedParameters) continue;
    sharedParameters[name] = JSON.parse(text);
    names.set(text, name);
  }
  for (const operation of operations) {
    operation.parameters = operation.parameters.map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    });
  }
}

function shareAnswers(operations: readonly Operation[], sharedResponses: Components['responses']): void {
  const alike = Map.groupBy(operations, ({ responses }) => JSON.stringify(responses[200]));
  for (const [first, ...others] of alike.values()) {
    if (!first?.responses[200] || others.length === 0) continue;
    sharedResponses[first.operationId] = first.responses[200];
    for (const { responses } of [first, ...others])
      responses[200] = { $ref: `#/components/responses/${first.operationId}` };
  }
}

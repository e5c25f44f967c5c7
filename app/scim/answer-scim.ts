import type { NextRequest } from 'next/server';
import { scimAnswer, scimRefusal } from '#/app/scim/scim-answer.ts';
import { openCtx } from '#/lib/api/caller.ts';
import { SCIM_PATH } from '#/lib/domain/directory/constants.ts';
import {
  createGroup,
  getGroup,
  listGroups,
  patchGroup,
  removeGroup,
  replaceGroup,
} from '#/lib/domain/directory/groups/group.service.ts';
import { createUser } from '#/lib/domain/directory/people/create-user.ts';
import { removeUser } from '#/lib/domain/directory/people/remove-user.ts';
import { patchUser, replaceUser } from '#/lib/domain/directory/people/user-change.service.ts';
import { getUser, listUsers } from '#/lib/domain/directory/people/user-list.service.ts';
import {
  describeProvider,
  describeResourceTypes,
  describeSchemas,
} from '#/lib/domain/directory/protocol/describe-provider.ts';
import {
  admitDirectory,
  type DirectoryCtx,
  ManyRemovals,
  pauseDirectory,
} from '#/lib/domain/directory/protocol/guard.service.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { type Page, readPage } from '#/lib/domain/directory/protocol/scim-list.ts';
import { isProblem, notFound } from '#/lib/platform/errors.ts';
import { parseStorableJson } from '#/lib/platform/json.ts';
import { logRequest } from '#/lib/platform/log.ts';
import { requireWritable } from '#/lib/platform/operating/maintenance.ts';
import { bodyBytesMax, readBytes } from '#/lib/platform/read-bytes.ts';
import { message } from '#/lib/words/message.ts';

interface Call {
  id: string;
  page: Page;
  body: Record<string, unknown>;
}

type Verb = (ctx: DirectoryCtx, call: Call) => Promise<object | null> | object;

/** By method, and by whether the path names one resource: `GET /Users/7` is `GET one`. */
const verbs: Readonly<Record<string, Readonly<Record<string, Verb>>>> = {
  Users: {
    GET: (ctx, { page }) => listUsers(ctx, page),
    POST: (ctx, { body }) => createUser(ctx, body),
    'GET one': (ctx, { id }) => getUser(ctx, id),
    'PUT one': (ctx, { id, body }) => replaceUser(ctx, id, body),
    'PATCH one': (ctx, { id, body }) => patchUser(ctx, id, body),
    'DELETE one': (ctx, { id }) => removeUser(ctx, id),
  },
  Groups: {
    GET: (ctx, { page }) => listGroups(ctx, page),
    POST: (ctx, { body }) => createGroup(ctx, body),
    'GET one': (ctx, { id, page }) => getGroup(ctx, id, page),
    'PUT one': (ctx, { id, body }) => replaceGroup(ctx, id, body),
    'PATCH one': (ctx, { id, body }) => patchGroup(ctx, id, body),
    'DELETE one': (ctx, { id }) => removeGroup(ctx, id),
  },
  ServiceProviderConfig: { GET: () => describeProvider() },
  ResourceTypes: { GET: () => describeResourceTypes(undefined), 'GET one': (_, { id }) => describeResourceTypes(id) },
  Schemas: { GET: () => describeSchemas(undefined), 'GET one': (_, { id }) => describeSchemas(id) },
};

/** Answers a SCIM 2.0 call of a company's directory, refusals included, and logs one line for each. */
export async function answerScim(
  request: NextRequest,
  route: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const startedMs = performance.now();
  const ctx = openCtx(request);
  const { method } = request;
  const { path } = await route.params;
  const [resource = '', id = ''] = path;
  const verb = path.length <= 2 ? verbOf(resource, `${method}${id ? ' one' : ''}`) : undefined;
  let directory: DirectoryCtx | null = null;
  let response: Response;
  let failure: unknown;
  try {
    requireWritable(request);
    directory = await admitDirectory(ctx, request);
    if (!verb) throw notFound();
    const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? await readBody(request) : {};
    const call = { id, page: readPage(request.nextUrl.searchParams), body };
    response = scimAnswer(await verb(directory, call), method === 'POST' ? 201 : 200);
  } catch (error) {
    failure = error;
    response = scimRefusal(error, ctx);
    if (directory) await noteRefusal(directory, error);
  }
  const place = `${SCIM_PATH}/${verb ? resource : '{...path}'}${verb && id ? '/{id}' : ''}`;
  const ms = Math.round(performance.now() - startedMs);
  const keyId = directory?.actor.keyId;
  logRequest({ requestId: ctx.requestId, method, route: place, status: response.status, ms, keyId }, failure);
  return response;
}

function verbOf(resource: string, name: string): Verb | undefined {
  const ofResource = Object.hasOwn(verbs, resource) ? verbs[resource] : undefined;
  return ofResource && Object.hasOwn(ofResource, name) ? ofResource[name] : undefined;
}

async function readBody(request: NextRequest): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, bodyBytesMax({ access: 'auth' }));
  try {
    // Bytes that aren't text are refused, not replaced.
    const body = parseStorableJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    // Answered below.
  }
  throw refuseScim('invalidSyntax', message('api.problems.unreadable'));
}

/** Stores why a call failed, so that administrators see it; look-ups that found nothing are left out. */
async function noteRefusal(ctx: DirectoryCtx, error: unknown): Promise<void> {
  if (error instanceof ManyRemovals) await pauseDirectory(ctx, error.people);
  if (!isProblem(error) || ['not_found', 'unavailable', 'too_many_requests'].includes(error.code)) return;
  const data = { lastError: error.said.message, lastErrorAt: ctx.clock.now() };
  await ctx.db.directoryState.updateMany({ where: { companyId: ctx.company.id }, data });
}

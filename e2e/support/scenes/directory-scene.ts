import { NextRequest } from 'next/server';
import { answerScim } from '#/app/scim/answer-scim.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** All possible fields of an answer. Tests check the ones that they expect. */
export interface ScimBody {
  id: string;
  status: string;
  userName: string;
  displayName: string;
  name: { givenName: string };
  active: boolean;
  scimType: string;
  totalResults: number;
  Resources: ScimBody[];
  members: { value: string }[];
  endpoint: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: ScimBody;
}

export interface DirectoryScene {
  companyId: number;
  administrator: User;
  /** A verified domain of the company. */
  domain: string;
  /** Sends a call as the company's directory. */
  send: (method: string, path: string, body?: object | string) => Promise<Answer>;
  address: (name: string) => string;
  /** Returns a user resource as the directory sends it. */
  person: (name: string, more?: object) => object;
  /** Adds someone, and returns the answer's body. */
  add: (name: string, more?: object) => Promise<ScimBody>;
  patch: (id: string | undefined, ...operations: object[]) => Promise<Answer>;
}

/** Creates a company with a verified domain, an administrator outside this domain, and a directory with a key. */
export async function buildDirectoryScene(scopes: readonly KeyScope[] = ['directory:write']): Promise<DirectoryScene> {
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const domain = `${uniqueWord()}.test`.toLowerCase();
  const proven = { proof: 'x', addedAt: longAgo, verifiedAt: longAgo };
  await prisma().companyDomain.create({ data: { companyId, domain, ...proven } });
  const { token } = await buildApiKey(prisma(), administrator, { scopes });
  const send: DirectoryScene['send'] = (method, path, body) => sendScim(token, method, path, body);
  const address = (name: string) => `${name}@${domain}`;
  const person = (name: string, more: object = {}) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: address(name),
    externalId: `ext-${name}`,
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    emails: [{ value: address(name), type: 'work', primary: true }],
    active: true,
    ...more,
  });
  return {
    companyId,
    administrator,
    domain,
    send,
    address,
    person,
    add: async (name, more) => (await send('POST', 'Users', person(name, more))).body,
    patch: (id, ...Operations) =>
      send('PATCH', `Users/${id}`, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations }),
  };
}

/** Calls the SCIM API in this process, with a key. */
export async function sendScim(token: string, method: string, path: string, body?: object | string): Promise<Answer> {
  const request = new NextRequest(`http://localhost:3000/scim/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const parts = new URL(request.url).pathname.split('/').slice(3);
  const response = await answerScim(request, { params: Promise.resolve({ path: parts }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') as ScimBody };
}

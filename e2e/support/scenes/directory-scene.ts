import { NextRequest } from 'next/server';
import type { User } from '#/generated/prisma/client.ts';
import { answerScim } from '#/lib/domain/directory/protocol/answer-scim.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it.
  body: any;
}

export interface DirectoryScene {
  companyId: number;
  administrator: User;
  /** A proven domain of the company. */
  domain: string;
  /** Calls as the company's directory does. */
  send: (method: string, path: string, body?: object | string) => Promise<Answer>;
  address: (name: string) => string;
}

/** Builds a company with a proven domain and an Administrator outside of it, and its directory with a key. */
export async function buildDirectoryScene(scopes: readonly KeyScope[] = ['directory:write']): Promise<DirectoryScene> {
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const domain = `${uniqueWord()}.test`.toLowerCase();
  const proven = { proof: 'x', addedAt: longAgo, verifiedAt: longAgo };
  await prisma().companyDomain.create({ data: { companyId, domain, ...proven } });
  const { token } = await buildApiKey(prisma(), administrator, { scopes });
  return {
    companyId,
    administrator,
    domain,
    send: (method, path, body) => sendScim(token, method, path, body),
    address: (name) => `${name}@${domain}`,
  };
}

/** Calls the directory's address in this process, with a key. */
export async function sendScim(token: string, method: string, path: string, body?: object | string): Promise<Answer> {
  const request = new NextRequest(`http://localhost:3000/scim/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const parts = new URL(request.url).pathname.split('/').slice(3);
  const response = await answerScim(request, { params: Promise.resolve({ path: parts }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

import { anyone, NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

async function newDomain({ company }: WorldCompany) {
  const domain = `${uniqueWord()}.test`;
  return prisma().companyDomain.create({ data: { companyId: company.id, domain, proof: 'x', addedAt: new Date() } });
}

type Make = (company: WorldCompany) => Promise<{ id: number }>;

/** A call about a domain or a connection, with the status for an existing one. */
function byId(make: Make, status: number, body?: object): PolicyRow {
  const send = (whose: 'own' | 'foreign') => async (world: World) => {
    const { id } = await make(world[whose]);
    return { params: { id }, ...(body ? { body } : {}) };
  };
  return {
    own: { status, send: send('own') },
    foreign: { status: 404, send: send('foreign') },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, ...(body ? { body } : {}) }) },
  };
}

/** Deletes connections of earlier calls first, because a company may have two. */
const newConnection: Make = async ({ company }) => {
  await prisma().signInConnection.deleteMany({ where: { companyId: company.id } });
  return buildSignInConnection(prisma(), { companyId: company.id });
};

const stranger = { email: 'nobody@unknown.test' };

/** Name servers and issuers are out of reach here, and the answers say so. */
export const companySignInPolicy: Policy = {
  getCompanySignIn: anyone,
  addDomain: { own: { status: 200, send: async () => ({ body: { domain: `${uniqueWord()}.test` } }) } },
  checkDomain: byId(newDomain, 422),
  removeDomain: byId(newDomain, 200),
  makeConnection: {
    own: {
      status: 422,
      send: plain({
        body: { kind: 'oidc', name: 'ID', issuer: 'https://10.0.0.1', clientId: 'unboxt', secret: 'secret' },
      }),
    },
  },
  updateConnection: byId(newConnection, 200, { name: 'Northlight ID' }),
  testConnection: byId(newConnection, 422),
  activateConnection: byId(newConnection, 409),
  turnConnectionOff: byId(newConnection, 200),
  enforceConnection: byId(newConnection, 409, { isEnforced: true, exceptUserIds: [] }),
  removeConnection: byId(newConnection, 200),
  findCompanySignIn: { unknown: { status: 200, send: plain({ body: stranger }) } },
  startCompanySignIn: { unknown: { status: 404, send: plain({ body: stranger }) } },
  finishCompanySignIn: { unknown: { status: 302, send: plain({ query: { code: 'x', state: 'x' } }) } },
  arriveFromSaml: { unknown: { status: 303, send: plain({ query: { code: 'x' } }) } },
  receiveSamlAnswer: { unknown: { status: 303, send: plain({ params: { id: NO_ID } }) } },
  getSamlMetadata: { unknown: { status: 404, send: plain({ params: { id: NO_ID } }) } },
};

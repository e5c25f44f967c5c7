import { randomBytes, randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Inhabited, openCheckIn, type World } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { secondFactorPlace } from '#/lib/domain/accounts/commands/require-code.ts';
import { newChallenge } from '#/lib/platform/captcha.ts';
import { prisma } from '#/lib/platform/db.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { mailedToken, newSecret } from '#/lib/platform/tokens.ts';
import { newTotpSecret, totpCode } from '#/lib/platform/totp.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Whose thing a call is about. `colleague`: of the same company, but not of the person who asks. */
export const targets = ['own', 'colleague', 'foreign', 'unknown'] as const;
export type Target = (typeof targets)[number];

export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** What is sent about each kind of thing and, for somebody whose role may call at all, the status it answers. */
export type PolicyRow = Partial<Record<Target, { status: number; send: (world: World, actor: User) => Promise<Sent> }>>;

const NO_ID = 2_147_483_647;
const db = prisma;
const plain = (sent: Sent) => async () => sent;
const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '', timeZoneId: 11 };
const address = () => `new.${uniqueWord()}@example.com`;

async function draftOf({ company }: Inhabited, creator: User): Promise<Sent> {
  const draft = { companyId: company.id, creatorId: creator.id, completedAt: null };
  return { query: { id: (await buildTeam(db(), draft)).id } };
}

/** Calls about an unfinished team: it is there for its creator only. */
function aboutDraft(body?: () => unknown): PolicyRow {
  const withBody = async (sent: Promise<Sent>) => ({ ...(await sent), ...(body ? { body: body() } : {}) });
  const someoneElse = ({ persons }: Inhabited, actor: User) =>
    persons.Member.id === actor.id ? persons.Administrator : persons.Member;
  return {
    own: { status: 200, send: ({ own }, actor) => withBody(draftOf(own, actor)) },
    colleague: { status: 404, send: ({ own }, actor) => withBody(draftOf(own, someoneElse(own, actor))) },
    foreign: { status: 404, send: ({ foreign }) => withBody(draftOf(foreign, foreign.persons.Member)) },
    unknown: { status: 404, send: () => withBody(plain({ query: { id: NO_ID } })()) },
  };
}

const draftBody = () => ({
  name: `Team ${uniqueWord()}`,
  departamentId: 0,
  invites: ['', address()],
  performingScoreId: 3,
  checkinDay: 1,
  frequencyId: 1,
  surveysTimeSend: '12:00',
  workingDays: [1, 2, 3, 4, 5],
});

async function captchaPass(): Promise<string> {
  const pass = newSecret('cap_');
  const expiresAt = new Date(Date.now() + 60_000);
  await db().captchaPass.create({ data: { signature: uniqueWord(), tokenHash: pass.hash, expiresAt } });
  return pass.token;
}

async function solvedCaptcha(): Promise<string> {
  const challenge = await newChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function passwordLink({ company }: Inhabited): Promise<string> {
  const user = await buildUser(db(), { companyId: company.id, confirmedAt: null, passwordHash: null });
  await db().administrator.create({ data: { companyId: company.id, userId: user.id } });
  const life = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const { id } = await db().mailedToken.create({ data: { kind: 'set_password', userId: user.id, ...life } });
  return mailedToken('pwd_', id);
}

async function invitation({ company, team }: Inhabited, email: string): Promise<string> {
  const target = { companyId: company.id, kind: 'team_member', teamId: team.id } as const;
  // One may be open per address and team.
  await db().invitation.updateMany({ where: { ...target, email, revokedAt: null }, data: { revokedAt: new Date() } });
  return mailedToken('inv_', (await buildInvitation(db(), { ...target, email })).id);
}

async function ticket(user: User): Promise<string> {
  const { token, hash } = newSecret('tkt_');
  await db().loginTicket.create({
    data: { userId: user.id, tokenHash: hash, expiresAt: new Date(Date.now() + 60_000) },
  });
  return token;
}

const answers = {
  emotion: 3,
  affectingFactors: [3],
  elaborateField: 'Fine',
  todayProductivity: 70,
  motivatorQuestionId: 32,
  motivator: 1,
  isApplicable: { emotions: true, selfProductivity: true, motivator: true },
  touched: ['emotions', 'selfProductivity', 'motivator'],
};
const submission = (token: string) => ({ token, submissionId: randomUUID(), answers });
const checkInToken = async (of: Inhabited) => mailedToken('srv_', (await openCheckIn(of)).id);

async function resetLink({ company }: Inhabited): Promise<string> {
  const user = await buildUser(db(), { companyId: company.id });
  const life = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const { id } = await db().mailedToken.create({ data: { kind: 'reset_password', userId: user.id, ...life } });
  return mailedToken('rst_', id);
}

/** A second factor that waits for its first code. */
async function waitingSecondFactor({ id }: User): Promise<string> {
  const secret = newTotpSecret();
  const totpSecret = seal(secondFactorPlace(id), secret);
  await db().user.update({ where: { id }, data: { totpSecret, totpConfirmedAt: null, totpLastStep: null } });
  return totpCode(secret, new Date());
}

/** A person's second factor is not left on: the next sign-in of the matrix is without it. */
async function noSecondFactor({ id }: User): Promise<void> {
  await db().user.update({ where: { id }, data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null } });
}

const sessionOf = async (user: User) => ({ body: { id: (await signInAs(db(), user)).id } });
const oneOther = ({ persons }: Inhabited, actor: User) =>
  persons.Member.id === actor.id ? persons.Administrator : persons.Member;

const everyMotivator = Array.from({ length: 12 }, (_, at) => at + 1);

async function notificationOf({ company }: Inhabited, { id: userId }: User): Promise<Sent> {
  const text = { title: 'News', message: 'Something happened.', icon: 'person', color: 'good' };
  const data = { companyId: company.id, userId, role: 'Member', createdAt: new Date(), ...text };
  return { body: { id: (await db().notification.create({ data })).id, seen: true } };
}

async function storedImage({ company }: Inhabited): Promise<string> {
  const name = `${randomBytes(32).toString('base64url')}.webp`;
  const bytes = new Uint8Array(Buffer.from('RIFF'));
  await db().storedImage.create({ data: { name, companyId: company.id, bytes, createdAt: new Date() } });
  return name;
}

/** Calls whose right is a secret in the body. */
function bySecret(status: number, good: (world: World) => Promise<unknown>, bad: unknown): PolicyRow {
  return {
    own: { status: 200, send: async (world) => ({ body: await good(world) }) },
    unknown: { status, send: plain({ body: bad }) },
  };
}

const anyone: PolicyRow = { own: { status: 200, send: plain({}) } };

/** One row per contract, by its name; a contract without a row fails the test. */
export const policyTable: Record<string, PolicyRow> = {
  getCaptcha: anyone,
  getOpenApi: anyone,
  getUnknown: { unknown: { status: 404, send: plain({ params: { path: 'nothing/here' } }) } },
  postUnknown: { unknown: { status: 404, send: plain({ params: { path: 'nothing/here' }, body: {} }) } },
  nextAuthGet: { own: { status: 200, send: plain({ params: { nextauth: 'session' } }) } },
  // Without next-auth's own token against forgery it only shows the way to the sign-in page.
  nextAuthPost: {
    unknown: { status: 200, send: plain({ params: { nextauth: 'callback/credentials' }, body: { json: 'true' } }) },
  },
  verifyCaptcha: bySecret(422, async () => ({ response: await solvedCaptcha() }), { response: 'bm90aGluZw==' }),
  registerCompany: bySecret(
    422,
    async () => ({ ...person, companyName: 'Analytical Engines', email: address(), captcha: await captchaPass() }),
    { ...person, companyName: 'Analytical Engines', email: address(), captcha: 'cap_invented' },
  ),
  checkInvitation: bySecret(400, async ({ own }) => ({ token: await invitation(own, address()) }), { token: 'inv_x' }),
  registerInvited: bySecret(400, async ({ own }) => ({ ...person, token: await invitation(own, address()) }), {
    ...person,
    token: 'inv_x',
  }),
  checkPasswordToken: bySecret(400, async ({ own }) => ({ token: await passwordLink(own) }), { token: 'pwd_x' }),
  setPassword: bySecret(400, async ({ own }) => ({ token: await passwordLink(own), password: testPassword }), {
    token: 'pwd_x',
    password: testPassword,
  }),
  checkResetToken: bySecret(400, async ({ own }) => ({ token: await resetLink(own) }), { token: 'rst_x' }),
  updatePassword: bySecret(400, async ({ own }) => ({ token: await resetLink(own), password: testPassword }), {
    token: 'rst_x',
    password: testPassword,
  }),
  // Known and unknown addresses are answered alike.
  requestReset: bySecret(200, async ({ own }) => ({ email: own.persons.Member.email }), {
    email: 'nobody@example.com',
  }),
  reconfirm: bySecret(200, async ({ own }) => ({ email: own.persons.Member.email }), { email: 'nobody@example.com' }),
  prepareSignIn: bySecret(200, async ({ own }) => ({ email: own.persons.Member.email }), {
    email: 'nobody@example.com',
  }),
  getSessions: bySecret(200, async ({ own }) => ({ accounts: [{ email: own.persons.Member.email }] }), {
    accounts: [{ email: 'nobody@example.com' }],
  }),
  checkInvitationNotice: {
    own: { status: 200, send: async ({ own }) => ({ params: { token: await invitation(own, address()) } }) },
    unknown: { status: 400, send: plain({ params: { token: 'inv_x' } }) },
  },
  listSessions: anyone,
  endOtherSessions: { own: { status: 200, send: plain({ body: {} }) } },
  endSession: {
    own: { status: 200, send: (_world, actor) => sessionOf(actor) },
    colleague: { status: 404, send: ({ own }, actor) => sessionOf(oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => sessionOf(foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: '00000000-0000-7000-8000-000000000000' } }) },
  },
  getSecondFactor: anyone,
  setUpSecondFactor: {
    own: {
      status: 200,
      send: async (_world, actor) => {
        await noSecondFactor(actor);
        return { body: { password: testPassword } };
      },
    },
    unknown: { status: 422, send: plain({ body: { password: 'wrong' } }) },
  },
  confirmSecondFactor: {
    own: { status: 200, send: async (_world, actor) => ({ body: { code: await waitingSecondFactor(actor) } }) },
  },
  disableSecondFactor: {
    own: { status: 200, send: plain({ body: { password: testPassword } }) },
    unknown: { status: 422, send: plain({ body: { password: 'wrong' } }) },
  },
  signIn: bySecret(401, async ({ own }) => ({ email: own.persons.Member.email, password: testPassword }), {
    email: 'nobody@example.com',
    password: testPassword,
  }),
  openSession: bySecret(401, async ({ own }) => ({ token: await ticket(own.persons.Member) }), { token: 'tkt_x' }),
  getQuestionnaire: bySecret(404, async ({ own }) => ({ token: await checkInToken(own) }), { token: 'srv_x' }),
  submitCheckIn: bySecret(404, async ({ own }) => submission(await checkInToken(own)), submission('srv_x')),
  signOut: anyone,
  getRoles: anyone,
  listDepartments: anyone,
  listTeamDrafts: anyone,
  listDashboardTeams: anyone,
  getTeamDraft: aboutDraft(),
  saveTeamDraft: aboutDraft(draftBody),
  createTeam: aboutDraft(),
  listNotifications: anyone,
  markNotifications: {
    own: { status: 200, send: ({ own }, actor) => notificationOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => notificationOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => notificationOf(foreign, foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: NO_ID, seen: true } }) },
  },
  getProfile: anyone,
  removeImage: anyone,
  getAssessmentSummary: anyone,
  getValues: anyone,
  getMotivators: anyone,
  getEmail: anyone,
  getMembership: anyone,
  updateProfile: { own: { status: 200, send: plain({ body: { firstName: 'Ada', lastName: 'Lovelace' } }) } },
  saveValues: {
    own: { status: 200, send: plain({ body: { norms: [1, 2] } }) },
    unknown: { status: 422, send: plain({ body: { norms: [99] } }) },
  },
  saveMotivators: {
    own: { status: 200, send: plain({ body: { ratings: everyMotivator, priorities: [1, 2, 3] } }) },
    unknown: { status: 422, send: plain({ body: { ratings: [1], priorities: [1, 2, 3] } }) },
  },
  // A right password would end the sessions of the matrix; that is tested beside the command.
  changePassword: {
    unknown: { status: 422, send: plain({ body: { currentPassword: 'wrong', newPassword: 'quite another one' } }) },
  },
  // The matrix speaks JSON, which the gate refuses here; pictures are tested beside the command.
  setImage: {},
  // It ends whoever calls it, and is tested beside the command.
  removeAccount: {},
  getImage: {
    own: { status: 200, send: async ({ own }) => ({ params: { name: await storedImage(own) } }) },
    unknown: { status: 404, send: plain({ params: { name: `${'x'.repeat(43)}.webp` } }) },
  },
  joinInvitation: {
    own: {
      status: 200,
      send: async ({ own }, { email }) => ({ params: { token: await invitation(own, email) }, body: {} }),
    },
    colleague: {
      status: 403,
      send: async ({ own }) => ({ params: { token: await invitation(own, address()) }, body: {} }),
    },
    foreign: {
      status: 403,
      send: async ({ foreign }, { email }) => ({ params: { token: await invitation(foreign, email) }, body: {} }),
    },
    unknown: { status: 400, send: plain({ params: { token: 'inv_x' }, body: {} }) },
  },
  getTeamDashboard: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.team.id } }) },
    colleague: { status: 403, send: async ({ own }) => ({ params: { id: own.otherTeam.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
};

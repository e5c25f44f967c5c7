import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { presentInviter } from '#/lib/domain/invitations/invitations.present.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let companyId: number;
let name: string;
let newcomer: string;

openQueue();
beforeEach(async () => {
  ({ id: companyId, name } = await buildCompany(prisma()));
  newcomer = `new.${uniqueWord()}@example.com`;
});

const create = (...args: string[]) => operate('admin', 'create', ...args);
const administrators = () => prisma().administrator.count({ where: { companyId } });
const invitations = () =>
  prisma().invitation.findMany({ where: { companyId }, include: { company: true, invitedBy: true } });
const events = () => prisma().auditEntry.findMany({ where: { companyId }, select: { action: true, actorKind: true } });
const mailsOf = async (ids: number[]) =>
  (await waitingIn(sendInvitationMail)).filter(({ invitationId = 0 }) => ids.includes(invitationId)).length;

describe('admin create', () => {
  it('invites a new person in the company’s name', async () => {
    const { code, said } = await create(
      String(companyId),
      newcomer.toUpperCase(),
      '--first-name',
      'Grace',
      '--last-name',
      'Hopper',
    );
    expect([code, said]).toEqual([
      0,
      `${newcomer} gets an email with an invitation to be an Administrator of ${name}.`,
    ]);
    const [invitation] = await invitations();
    expect(invitation).toMatchObject({
      email: newcomer,
      kind: 'company_administrator',
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    expect(invitation && presentInviter(invitation)).toBe(name);
    expect(await mailsOf([invitation?.id ?? 0])).toBe(1);
    expect(await events()).toEqual([{ action: 'invitation.create', actorKind: 'operator' }]);
  });

  it('makes a colleague an administrator immediately, in the company’s name', async () => {
    const colleague = await buildUser(prisma(), { companyId, firstName: 'Ada', lastName: 'Byron' });
    const { code, said } = await create(name.toLowerCase(), colleague.email);
    expect([code, said]).toEqual([0, expect.stringContaining(`is now an Administrator of ${name}.`)]);
    const { entries } = await listActivity(await userCtx(colleague), {
      kind: undefined,
      person: '',
      before: undefined,
    });
    expect(entries).toMatchObject([{ who: 'The unboXt operator', text: 'made Ada Byron an administrator' }]);
    expect(await create(name, colleague.email)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('already'),
    });
  });

  it('is refused while an administrator can sign in, unless it’s confirmed', async () => {
    const { id } = await buildAdministrator(prisma(), { companyId });
    expect(await create(name, newcomer)).toEqual({
      code: 1,
      said: '',
      complaint: `${name} has 1 Administrator who can sign in and invite others. To do it anyway: --although`,
    });
    expect(await invitations()).toEqual([]);
    expect((await create(name, newcomer, '--although')).code).toBe(0);
    expect(await invitations()).toHaveLength(1);

    await prisma().user.update({ where: { id }, data: { blockedAt: new Date(), suspendedAt: new Date() } });
    const colleague = await buildUser(prisma(), { companyId });
    expect((await create(name, colleague.email)).code).toBe(0);
    expect(await administrators()).toBe(2);
  });

  it('does neither on a dry run', async () => {
    const colleague = await buildUser(prisma(), { companyId });
    expect((await create(name, colleague.email, '--dry-run')).said).toContain('rolled back.\n');
    expect((await create(name, newcomer, '--dry-run')).said).toContain('gets an email with an invitation');
    expect([await administrators(), await invitations(), await events()]).toEqual([0, [], []]);
  });

  it('says why if it can’t appoint the person', async () => {
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    const suspended = await buildUser(prisma(), { companyId, blockedAt: new Date(), suspendedAt: new Date() });
    const refusals = [
      [[name, stranger.email], 'has an account in another company'],
      [[name, suspended.email], 'is suspended at'],
      [['Nowhere at all', newcomer], 'There’s no company “Nowhere at all”.'],
      [['999999', newcomer], 'There’s no company “999999”.'],
      [[name, 'nobody'], 'email'],
      [[name, newcomer, '--first-name', '<b>'], 'Invalid first name format'],
    ] as const;
    for (const [args, words] of refusals)
      expect(await create(...args)).toMatchObject({ code: 1, complaint: expect.stringContaining(words) });
    expect((await create(name)).code).toBe(2);
    expect([await administrators(), await invitations(), await events()]).toEqual([0, [], []]);
  });

  it('asks for the id if companies share a name, and prints no terminal control characters', async () => {
    const { id } = await buildCompany(prisma(), { name });
    const { code, complaint } = await create(name, newcomer);
    expect([code, complaint]).toEqual([
      1,
      expect.stringContaining(`  ${companyId}  ${name}, 0 people\n  ${id}  ${name}`),
    ]);
    const odd = await buildCompany(prisma(), { name: 'Red\u001b[31m' });
    expect((await create(String(odd.id), newcomer)).said).toMatch(/of Red \[31m\.$/);
  });
});

import { randomBytes } from 'node:crypto';
import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';

const everyMotivator = Array.from({ length: 12 }, (_, at) => at + 1);

async function storedImage({ company }: WorldCompany): Promise<string> {
  const name = `${randomBytes(32).toString('base64url')}.webp`;
  const bytes = new Uint8Array(Buffer.from('RIFF'));
  await prisma().storedImage.create({ data: { name, companyId: company.id, bytes, createdAt: new Date() } });
  return name;
}

export const profilePolicy: Policy = {
  getProfile: anyone,
  removeImage: anyone,
  getAssessmentSummary: anyone,
  getValues: anyone,
  getMotivators: anyone,
  getEmail: anyone,
  getMembership: anyone,
  downloadOwnData: anyone,
  chooseLanguage: {
    own: { status: 200, send: plain({ body: { locale: 'en' } }) },
    unknown: { status: 422, send: plain({ body: { locale: 'xx' } }) },
  },
  updateProfile: { own: { status: 200, send: plain({ body: { firstName: 'Ada', lastName: 'Lovelace' } }) } },
  saveValues: {
    own: { status: 200, send: plain({ body: { norms: [1, 2] } }) },
    unknown: { status: 422, send: plain({ body: { norms: [99] } }) },
  },
  saveMotivators: {
    own: { status: 200, send: plain({ body: { ratings: everyMotivator, priorities: [1, 2, 3] } }) },
    unknown: { status: 422, send: plain({ body: { ratings: [1], priorities: [1, 2, 3] } }) },
  },
  // The right password would end the sessions of the matrix; that is tested next to the command.
  changePassword: {
    unknown: { status: 422, send: plain({ body: { currentPassword: 'wrong', newPassword: 'quite another one' } }) },
  },
  // The matrix speaks JSON, which the gate refuses here; pictures are tested next to the command.
  setImage: {},
  // It ends the caller's account, and is tested next to the command.
  removeAccount: {},
  getImage: {
    own: { status: 200, send: async ({ own }) => ({ params: { name: await storedImage(own) } }) },
    unknown: { status: 404, send: plain({ params: { name: `${'x'.repeat(43)}.webp` } }) },
  },
};

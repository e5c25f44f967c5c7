import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Erases what someone wrote with their name in conversations about messages and texts without a name, and their
 * reactions to texts. A reply leaves an empty entry, so that the author's messages stay understandable. What they wrote
 * without a name can't be found and stays, unless they have signed it.
 */
export async function eraseReplies(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  const { companyId, userId } = of;
  await tx.replyMessage.deleteMany({ where: { companyId, userId, kind: 'note' } });
  await tx.replyMessage.updateMany({ where: { companyId, userId }, data: { userId: null, text: '' } });
  await tx.replyThread.updateMany({ where: { companyId, holderId: userId }, data: { holderId: null } });
  const signed = { companyId, signedById: userId };
  await tx.replyMessage.updateMany({ where: { companyId, kind: 'author', thread: signed }, data: { text: '' } });
  await tx.replyThread.updateMany({ where: signed, data: { signedById: null } });
  await tx.pulseAcknowledgement.deleteMany({ where: { companyId, userId } });
  await tx.pulseThreadMessage.deleteMany({ where: { companyId, userId, kind: 'note' } });
  await tx.pulseThreadMessage.updateMany({ where: { companyId, userId }, data: { userId: null, text: '' } });
  await tx.pulseThread.updateMany({ where: { companyId, holderId: userId }, data: { holderId: null } });
  await tx.pulseThreadMessage.updateMany({
    where: { companyId, kind: 'author', thread: signed },
    data: { text: '' },
  });
  await tx.pulseThread.updateMany({ where: signed, data: { signedById: null } });
}

import type { Transaction } from '#/lib/platform/db.ts';

/** Deletes a person's accounts on chat platforms, the positions of messages to them, and that they connected one. */
export async function eraseChannels(
  tx: Transaction,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> {
  await tx.channelPerson.deleteMany({ where: { companyId, userId } });
  await tx.channelMessage.deleteMany({ where: { companyId, userId } });
  await tx.channelConnection.updateMany({ where: { companyId, connectedById: userId }, data: { connectedById: null } });
}

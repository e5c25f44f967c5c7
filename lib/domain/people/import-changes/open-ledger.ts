import type { Prisma } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** What an import did, in the form undoing needs. */
export type ChangeKind =
  | 'department_created'
  | 'team_created'
  | 'invited'
  | 'membership_added'
  | 'membership_ended'
  | 'administrator_added'
  | 'department_leader_set'
  | 'team_leader_set'
  | 'suspended';

type Change = Omit<Prisma.PeopleImportChangeCreateManyInput, 'id' | 'importId' | 'kind' | 'outcome'>;

/** The changes of one transaction of an import in order, and the people whose roles changed. */
export interface Ledger {
  importId: number;
  companyId: number;
  /** Who started the import; invitations are sent in their name. */
  actorId: number;
  now: Date;
  affected: Set<number>;
  changes: Prisma.PeopleImportChangeCreateManyInput[];
  add(kind: ChangeKind, change: Change): void;
}

/** Returns an empty ledger. */
export function openLedger(of: { id: number; companyId: number; createdById: number }, now: Date): Ledger {
  const changes: Ledger['changes'] = [];
  return {
    importId: of.id,
    companyId: of.companyId,
    actorId: of.createdById,
    now,
    affected: new Set(),
    changes,
    add: (kind, change) => void changes.push({ ...change, importId: of.id, kind }),
  };
}

/** Stores the changes of the ledger in order, because undoing goes backwards. */
export async function storeChanges(tx: Transaction, { changes }: Ledger): Promise<void> {
  await tx.peopleImportChange.createMany({ data: changes });
}

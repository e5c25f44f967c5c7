import type { World, WorldCompany } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Whose thing a call is about. `colleague` means of the same company, but not of the caller. */
export const targets = ['own', 'colleague', 'foreign', 'unknown'] as const;
export type Target = (typeof targets)[number];

export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** The status for someone whose role may call; a function if it depends on the role. */
type Status = number | ((role: RoleName | null) => number);

/** The input about each kind of thing, and the status of the answer. */
export type PolicyRow = Partial<
  Record<Target, { status: Status; send: (world: World, actor: User) => Promise<Input> }>
>;

export type Policy = Record<string, PolicyRow>;

/** An id that nothing has. */
export const NO_ID = 2_147_483_647;

/** Sends the same input for every caller. */
export const plain = (input: Input) => async () => input;

/** Returns 200 for administrators, who see everything of the company, otherwise 403. */
export const forAdministrators: Status = (role) => (role === 'Administrator' ? 200 : 403);

/** Returns an address that no one has. */
export const newAddress = () => `new.${uniqueWord()}@example.com`;

/** Calls without input that everyone may make. */
export const anyone: PolicyRow = { own: { status: 200, send: plain({}) } };

/** Returns someone else of the same company. */
export const oneOther = ({ persons }: WorldCompany, actor: User) =>
  persons.Member.id === actor.id ? persons.Administrator : persons.Member;

/** Calls that a secret in the body authorises. */
export function bySecret(status: number, good: (world: World) => Promise<unknown>, bad: unknown): PolicyRow {
  return {
    own: { status: 200, send: async (world) => ({ body: await good(world) }) },
    unknown: { status, send: plain({ body: bad }) },
  };
}

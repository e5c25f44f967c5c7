import type { DirectoryGroup } from '#/generated/prisma/client.ts';
import { patchLimits, SCIM_PATH, urns } from '#/lib/domain/directory/constants.ts';
import type { Operation } from '#/lib/domain/directory/protocol/read-patch.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { readPath } from '#/lib/domain/directory/protocol/scim-path.ts';
import { env } from '#/lib/platform/env.ts';
import { readId } from '#/lib/platform/ids.ts';
import { message } from '#/lib/words/message.ts';

/** What a directory sends about a group; undefined for what it doesn't send. */
export interface GroupFields {
  displayName?: string;
  externalId?: string | null;
  /** Whether members in neither list leave. */
  replacesMembers: boolean;
  added: Set<number>;
  removed: Set<number>;
}

/** Reads a group resource of a POST or PUT. Throws a `ScimProblem` for a value of another type. */
export function readGroup(resource: Readonly<Record<string, unknown>>): GroupFields {
  const said: GroupFields = { replacesMembers: true, added: new Set(), removed: new Set(), externalId: null };
  setParts(said, resource, 'replace');
  return said;
}

/**
 * Returns what the operations of a PATCH of a group change in all, applied in their order. Throws what `readGroup`
 * throws.
 * @example readGroupPatch([{ op: 'add', path: { attribute: 'members', picked: null }, value: [{ value: '7' }] }])
 *   // { replacesMembers: false, added: new Set([7]), removed: new Set() }
 * @example readGroupPatch([{ op: 'remove', path: { attribute: 'members', picked: { attribute: 'value', value: '7' } }, value: undefined }])
 *   // { replacesMembers: false, added: new Set(), removed: new Set([7]) }
 */
export function readGroupPatch(operations: readonly Operation[]): GroupFields {
  const said: GroupFields = { replacesMembers: false, added: new Set(), removed: new Set() };
  for (const { op, path, value } of operations) {
    if (!path) setParts(said, Object(value), op);
    else if (path.picked && path.attribute === 'members') setMembers(said, op, [{ value: path.picked.value }]);
    else setPart(said, path.attribute, op === 'remove' && path.attribute !== 'members' ? null : value, op);
  }
  return said;
}

function setParts(said: GroupFields, parts: Readonly<Record<string, unknown>>, op: Operation['op']): void {
  for (const [name, value] of Object.entries(parts)) setPart(said, readPath(name)?.attribute, value, op);
}

function setPart(said: GroupFields, attribute: string | undefined, value: unknown, op: Operation['op']): void {
  if (attribute === 'members') setMembers(said, op, value);
  if (attribute === 'displayname') said.displayName = readText('displayName', value) ?? '';
  if (attribute === 'externalid') said.externalId = readText('externalId', value);
}

/** Applies an operation on members. Without a list, `remove` and `replace` mean all members. */
function setMembers(said: GroupFields, op: Operation['op'], value: unknown): void {
  const list: unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  if (op === 'replace' || (op === 'remove' && list.length === 0)) {
    said.replacesMembers = true;
    said.added.clear();
    said.removed.clear();
  }
  for (const one of list) {
    const sentId: unknown = Object(one).value ?? one;
    const id = readId(typeof sentId === 'number' ? String(sentId) : sentId);
    if (id === undefined) throw refuseScim('invalidValue', message('directory.answers.unknownMember'));
    said[op === 'remove' ? 'added' : 'removed'].delete(id);
    said[op === 'remove' ? 'removed' : 'added'].add(id);
  }
}

function readText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' || value.length > patchLimits.text)
    throw refuseScim('invalidValue', message('directory.answers.oddValue', { field }));
  return value.trim() || null;
}

/** Returns a group in SCIM format, with its members unless the caller excluded them. */
export function presentGroup(
  { id, externalId, displayName, madeAt }: DirectoryGroup,
  members: readonly { userId: number }[] | null,
) {
  return {
    schemas: [urns.group],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    ...(members === null
      ? {}
      : {
          members: members.map(({ userId }) => ({
            value: String(userId),
            type: 'User',
            $ref: `${env().APP_URL}${SCIM_PATH}/Users/${userId}`,
          })),
        }),
    meta: {
      resourceType: 'Group',
      created: madeAt.toISOString(),
      location: `${env().APP_URL}${SCIM_PATH}/Groups/${id}`,
    },
  };
}

import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';
import { patchLimits } from '#/lib/domain/directory/constants.ts';
import type { Operation } from '#/lib/domain/directory/protocol/read-patch.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { readPath, type ScimPath } from '#/lib/domain/directory/protocol/scim-path.ts';
import { message } from '#/lib/words/message.ts';

/** What a directory says of a person: undefined where it says nothing, null where it clears something. */
export interface UserFields {
  userName?: string | null;
  externalId?: string | null;
  email?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  displayName?: string | null;
  language?: string | null;
  timeZone?: string | null;
  phone?: string | null;
  active?: boolean | null;
}

/** By the attribute's path: which field it is. What is not here is not kept, and no error. */
const fields = new Map(
  Object.entries({
    username: 'userName',
    externalid: 'externalId',
    emails: 'email',
    'emails.value': 'email',
    'name.givenname': 'givenName',
    'name.familyname': 'familyName',
    displayname: 'displayName',
    preferredlanguage: 'language',
    timezone: 'timeZone',
    phonenumbers: 'phone',
    'phonenumbers.value': 'phone',
    active: 'active',
  } as const satisfies Record<string, keyof UserFields>),
);

/**
 * Returns what a user resource says, as POST and PUT send it. Throws a `ScimProblem` for a value of another kind.
 * @example readUser({ userName: 'ada@acme.example', name: { givenName: 'Ada' }, active: 'True' })
 *   // { userName: 'ada@acme.example', givenName: 'Ada', active: true }
 */
export function readUser(resource: Readonly<Record<string, unknown>>): UserFields {
  const said: UserFields = {};
  for (const [name, value] of Object.entries(resource)) setAttribute(said, readPath(name), value);
  return said;
}

/** Returns what the operations of a PATCH say of a person, one after the other. Throws as `readUser` does. */
export function readUserPatch(operations: readonly Operation[]): UserFields {
  const said: UserFields = {};
  for (const { op, path, value } of operations) {
    if (op === 'remove') setAttribute(said, path, null);
    else if (path) setAttribute(said, path, value);
    else Object.assign(said, readUser(Object(value)));
  }
  return said;
}

function setAttribute(said: UserFields, path: ScimPath | null, value: unknown): void {
  if (!path) return;
  const { attribute, picked } = path;
  if (attribute === 'name' && typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) setAttribute(said, readPath(`name.${name}`), part);
    return;
  }
  const field = fields.get(attribute);
  // The address at home is not the one of the account.
  const isOther = picked !== null && !['work', 'true'].includes(picked.value.toLowerCase());
  if (!field || isOther) return;
  if (field === 'active') said.active = readTruth(value);
  // One that no account takes is left out: nobody stays away because of it.
  else if (field === 'phone') said.phone = phone.safeParse(mainOf(value) ?? '').data || null;
  else said[field] = readText(field, field === 'email' ? mainOf(value) : value);
}

/** The primary one, else the one at work, else the first. */
function mainOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const list = value.map((one) => Object(one) as { value?: unknown; primary?: unknown; type?: unknown });
  const isTrue = (one: unknown) => one === true || (typeof one === 'string' && one.toLowerCase() === 'true');
  const main = list.find(({ primary }) => isTrue(primary)) ?? list.find(({ type }) => type === 'work') ?? list[0];
  return main?.value ?? null;
}

function readText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > patchLimits.text)
    throw refuseScim('invalidValue', message('directory.answers.oddValue', { field }));
  return text.trim() || null;
}

/** Entra writes `"True"` and `"False"`. */
function readTruth(value: unknown): boolean | null {
  if (value === null) return null;
  const text = typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value);
  if (text !== 'true' && text !== 'false')
    throw refuseScim('invalidValue', message('directory.answers.oddValue', { field: 'active' }));
  return text === 'true';
}

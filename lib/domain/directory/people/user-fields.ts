import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';
import { patchLimits } from '#/lib/domain/directory/constants.ts';
import type { Operation } from '#/lib/domain/directory/protocol/read-patch.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { readPath, type ScimPath } from '#/lib/domain/directory/protocol/scim-path.ts';
import { message } from '#/lib/words/message.ts';

/** What a directory sends about a person: undefined for what it doesn't send, null for what it clears. */
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

/** The field of each attribute path. Other attributes are ignored. */
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
 * Reads a user resource of a POST or PUT. Throws a `ScimProblem` for a value of another type.
 * @example readUser({ userName: 'ada@acme.example', name: { givenName: 'Ada' }, active: 'True' })
 *   // { userName: 'ada@acme.example', givenName: 'Ada', active: true }
 */
export function readUser(resource: Readonly<Record<string, unknown>>): UserFields {
  const said: UserFields = {};
  for (const [name, value] of Object.entries(resource)) setAttribute(said, readPath(name), value);
  return said;
}

/**
 * Returns what the operations of a PATCH of a person change in all, applied in their order. Throws what `readUser`
 * throws.
 */
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
  // A private email address isn't the account's address.
  const isOther = picked !== null && !['work', 'true'].includes(picked.value.toLowerCase());
  if (!field || isOther) return;
  if (field === 'active') said.active = readTruth(value);
  // An invalid phone number is ignored, because it's no reason to refuse a person.
  else if (field === 'phone') said.phone = phone.safeParse(mainOf(value) ?? '').data || null;
  else said[field] = readText(field, field === 'email' ? mainOf(value) : value);
}

/** Returns the primary value of a list, otherwise the one of type `work`, otherwise the first. */
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

/** Reads a boolean; Entra sends `"True"` and `"False"`. */
function readTruth(value: unknown): boolean | null {
  if (value === null) return null;
  const text = typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value);
  if (text !== 'true' && text !== 'false')
    throw refuseScim('invalidValue', message('directory.answers.oddValue', { field: 'active' }));
  return text === 'true';
}

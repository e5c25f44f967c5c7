import { patchLimits } from '#/lib/domain/directory/constants.ts';

/** An attribute named by a path or a filter, in lower case and without its schema's URN. */
export interface ScimPath {
  /** The attribute's name, such as `name.givenname`; without the condition that picks values of a list. */
  attribute: string;
  /** The condition that picks values of a list: `{ attribute: 'type', value: 'work' }`. */
  picked: { attribute: string; value: string } | null;
}

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const pattern = new RegExp(
  String.raw`^(?:urn:[\w.:-]*:)?(\w[\w$-]*)(?:\[ *(\w+) +eq +(${TEXT}|true|false) *\])?(?:\.(\w[\w$-]*))?$`,
  'i',
);

/**
 * Reads the path of an attribute; null if it's invalid.
 * @example readPath('name.givenName') // { attribute: 'name.givenname', picked: null }
 * @example readPath('emails[type eq "work"].value')
 *   // { attribute: 'emails.value', picked: { attribute: 'type', value: 'work' } }
 * @example readPath('urn:ietf:params:scim:schemas:core:2.0:User:userName') // { attribute: 'username', picked: null }
 * @example readPath('emails[') // null
 */
export function readPath(text: string): ScimPath | null {
  const [, name = '', by, value = '', part] = (text.length <= patchLimits.path && pattern.exec(text.trim())) || [];
  const picks = by === undefined ? null : readText(value);
  if (name === '' || (by !== undefined && picks === null)) return null;
  return {
    attribute: `${name}${part ? `.${part}` : ''}`.toLowerCase(),
    picked: by === undefined || picks === null ? null : { attribute: by.toLowerCase(), value: picks },
  };
}

const filterPattern = new RegExp(String.raw`^(\S+?(?:\[[^\]]*\]\S*)?) +eq +(${TEXT})$`, 'i');

/**
 * Reads the only kind of filter that directories need: an attribute equals a text. Null for any other filter.
 * @example readFilter('userName eq "ada@acme.example"') // { attribute: 'username', value: 'ada@acme.example' }
 * @example readFilter('emails[type eq "work"].value eq "ada@acme.example"')
 *   // { attribute: 'emails.value', value: 'ada@acme.example' }
 * @example readFilter('userName sw "a"') // null
 */
export function readFilter(text: string): { attribute: string; value: string } | null {
  const [, name = '', value = ''] = (text.length <= patchLimits.path && filterPattern.exec(text.trim())) || [];
  const path = readPath(name);
  const equals = readText(value);
  return path && equals !== null ? { attribute: path.attribute, value: equals } : null;
}

function readText(quoted: string): string | null {
  if (/^(true|false)$/i.test(quoted)) return quoted.toLowerCase();
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
}

import { SCIM_PAGE_MAX, SCIM_PATH, urns } from '#/lib/domain/directory/constants.ts';
import { presentList } from '#/lib/domain/directory/protocol/scim-list.ts';
import { env } from '#/lib/platform/env.ts';
import { notFound } from '#/lib/platform/errors.ts';

const at = (path: string) => `${env().APP_URL}${SCIM_PATH}/${path}`;
const all = { startIndex: 1 };

/** Returns what this SCIM provider supports. Source: RFC 7643 5. */
export function describeProvider() {
  return {
    schemas: [urns.provider],
    documentationUri: `${env().APP_URL}/reference`,
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: SCIM_PAGE_MAX },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'directory:write',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: at('ServiceProviderConfig') },
  };
}

/** Returns all resource types, or the one with this id. Throws `not_found` for an unknown id. Source: RFC 7643 6. */
export function describeResourceTypes(id: string | undefined) {
  return pick(id, [resourceType('User', 'Users', urns.user), resourceType('Group', 'Groups', urns.group)]);
}

const resourceType = (name: string, path: string, schema: string) => ({
  schemas: [urns.resourceType],
  id: name,
  name,
  endpoint: `/${path}`,
  description: name,
  schema,
  schemaExtensions: [],
  meta: { resourceType: 'ResourceType', location: at(`ResourceTypes/${name}`) },
});

/** Returns the stored attributes by resource. Throws `not_found` for an unknown id. Source: RFC 7643 7. */
export function describeSchemas(id: string | undefined) {
  const schema = (urn: string, name: string, attributes: readonly object[]) => ({
    schemas: [urns.schema],
    id: urn,
    name,
    description: name,
    attributes,
    meta: { resourceType: 'Schema', location: at(`Schemas/${urn}`) },
  });
  return pick(id, [schema(urns.user, 'User', userAttributes), schema(urns.group, 'Group', groupAttributes)]);
}

function pick<T extends { id: string }>(id: string | undefined, list: readonly T[]) {
  if (id === undefined) return presentList(list, list.length, all);
  const one = list.find((entry) => entry.id === id);
  if (!one) throw notFound();
  return one;
}

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  description: name,
  ...more,
});

const userAttributes = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('name', {
    type: 'complex',
    subAttributes: [
      attribute('givenName'),
      attribute('familyName'),
      attribute('formatted', { mutability: 'readOnly' }),
    ],
  }),
  attribute('displayName', { mutability: 'readOnly' }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  }),
  attribute('active', { type: 'boolean' }),
  attribute('phoneNumbers', {
    type: 'complex',
    multiValued: true,
    mutability: 'immutable',
    returned: 'never',
    subAttributes: [
      attribute('value', { mutability: 'immutable', returned: 'never' }),
      attribute('type', { mutability: 'immutable', returned: 'never' }),
      attribute('primary', { type: 'boolean', mutability: 'immutable', returned: 'never' }),
    ],
  }),
  attribute('preferredLanguage', { mutability: 'immutable', returned: 'never' }),
  attribute('timezone', { mutability: 'immutable', returned: 'never' }),
];

const groupAttributes = [
  attribute('displayName', { required: true }),
  attribute('members', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', { mutability: 'immutable' }),
      attribute('$ref', { type: 'reference', referenceTypes: ['User'], mutability: 'immutable' }),
      attribute('type', { mutability: 'immutable' }),
    ],
  }),
];

/** What a directory gets back. */
export interface ScimAnswer {
  status: number;
  body: { id?: string } | null;
}

/** Sends one request of a directory below `/scim/v2`. */
export type SendScim = (method: string, path: string, body?: object) => Promise<ScimAnswer>;

export interface SyncedPerson {
  email: string;
  givenName: string;
  familyName: string;
}

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const MICROSOFT_GROUP = 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group';
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const equals = (name: string, value: string) => encodeURIComponent(`${name} eq "${value}"`);
const externalIdOf = (email: string) => Buffer.from(email).toString('hex').slice(-20);

/**
 * Calls the directory as Microsoft Entra does: match, create, change, disable, enable, group, add and remove a member,
 * delete.
 */
async function playEntra(send: SendScim, { email, givenName, familyName }: SyncedPerson): Promise<void> {
  await send('GET', `Users?filter=${equals('userName', email)}`);
  const { body } = await send('POST', 'Users', {
    schemas: [`${CORE}:User`, ENTERPRISE],
    externalId: externalIdOf(email),
    userName: email,
    active: true,
    displayName: `${givenName} ${familyName}`,
    emails: [{ primary: true, type: 'work', value: email }],
    meta: { resourceType: 'User' },
    name: { formatted: `${givenName} ${familyName}`, familyName, givenName },
    roles: [],
    [ENTERPRISE]: { department: 'Design', employeeNumber: '1042' },
  });
  const user = `Users/${body?.id}`;
  await send('GET', user);
  await send(
    'PATCH',
    user,
    patch(
      { op: 'Replace', path: 'name.familyName', value: `${familyName}-Smith` },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: email },
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Research' },
    ),
  );
  await send('PATCH', user, patch({ op: 'Replace', path: 'active', value: 'False' }));
  await send('PATCH', user, patch({ op: 'Replace', path: 'active', value: 'True' }));
  const displayName = `Design of ${email}`;
  await send('GET', `Groups?excludedAttributes=members&filter=${equals('displayName', displayName)}`);
  const { body: groupBody } = await send('POST', 'Groups', {
    schemas: [`${CORE}:Group`, MICROSOFT_GROUP],
    externalId: externalIdOf(displayName),
    displayName,
    meta: { resourceType: 'Group' },
  });
  const group = `Groups/${groupBody?.id}`;
  await send('GET', `${group}?excludedAttributes=members`);
  const members = [{ $ref: null, value: body?.id }];
  await send('PATCH', group, patch({ op: 'Add', path: 'members', value: members }));
  await send('PATCH', group, patch({ op: 'Remove', path: 'members', value: members }));
  await send('PATCH', group, patch({ op: 'Replace', path: 'displayName', value: `Research of ${email}` }));
  await send('DELETE', group);
  await send('DELETE', user);
}

/**
 * Calls the directory as Okta does: match, create, replace, disable, enable, group, add and remove a member. It deletes
 * no one.
 */
async function playOkta(send: SendScim, { email, givenName, familyName }: SyncedPerson): Promise<void> {
  await send('GET', `Users?filter=${equals('userName', email)}&startIndex=1&count=100`);
  const person = {
    schemas: [`${CORE}:User`],
    userName: email,
    name: { givenName, familyName },
    emails: [{ primary: true, value: email, type: 'work' }],
    displayName: `${givenName} ${familyName}`,
    locale: 'en-US',
    externalId: `00u${externalIdOf(email)}`,
    groups: [],
  };
  const { body } = await send('POST', 'Users', { ...person, password: '1mz050nq', active: true });
  const user = `Users/${body?.id}`;
  const name = { givenName, familyName: `${familyName}-Smith` };
  await send('PUT', user, { ...person, id: body?.id, name, active: true, meta: { resourceType: 'User' } });
  await send('PATCH', user, patch({ op: 'replace', value: { active: false } }));
  await send('GET', user);
  await send('PATCH', user, patch({ op: 'replace', value: { active: true } }));
  const displayName = `Design of ${email}`;
  const { body: groupBody } = await send('POST', 'Groups', { schemas: [`${CORE}:Group`], displayName, members: [] });
  const group = `Groups/${groupBody?.id}`;
  await send(
    'PATCH',
    group,
    patch({ op: 'replace', value: { id: groupBody?.id, displayName: `Research of ${email}` } }),
  );
  await send('PATCH', group, patch({ op: 'add', path: 'members', value: [{ value: body?.id, display: email }] }));
  await send('PATCH', group, patch({ op: 'remove', path: `members[value eq "${body?.id}"]` }));
  await send('GET', group);
  await send('DELETE', group);
}

/** By directory: everything it does with one person and one group, from beginning to end. */
export const sequences = { entra: playEntra, okta: playOkta } as const;

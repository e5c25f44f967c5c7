import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readMetadata } from '#/lib/domain/company-sign-in/saml/ask-provider.ts';
import { makeCertificate } from '#/server/embedded/identity/certificate.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = new Date('2026-11-20T12:00:00Z');
const until = (year: number) => makeCertificate(keys, new Date(`${year}-01-01T00:00:00Z`));

const certificate = (text: string, use = 'use="signing"') =>
  `<KeyDescriptor ${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${text}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
const service = (address: string, binding = 'HTTP-Redirect') =>
  `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${address}"/>`;
const provider = (inner: string) =>
  `<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${inner}</IDPSSODescriptor>`;
const entity = (inner: string, id = 'entityID="https://id.acme.example"') =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" ${id}>${inner}</EntityDescriptor>`;

const good = certificate(until(2028));
const page = service('https://id.acme.example/sso?tenant=1');

it('readMetadata reads the provider, its sign-in URL, and the certificates that last longest', () => {
  const keysOf = [2020, 2027, 2030, 2028, 2029].map((year) => certificate(until(year), '')).join('');
  const xml = `\uFEFF<?xml version="1.0"?>\n${entity(provider(keysOf + certificate(until(2040), 'use="encryption"') + service('https://id.acme.example/post', 'HTTP-POST') + page))}`;
  expect(readMetadata(xml, now)).toEqual({
    entityId: 'https://id.acme.example',
    signInUrl: 'https://id.acme.example/sso?tenant=1',
    certificates: [2030, 2029, 2028].map((year) => ({ text: until(year), endsAt: `${year}-01-01T00:00:00.000Z` })),
  });
});

it('readMetadata reads the only provider of a list', () => {
  const list = `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${entity('<SPSSODescriptor/>', 'entityID="a"')}${entity(provider(good + page))}</EntitiesDescriptor>`;
  expect(readMetadata(list, now)).toMatchObject({ entityId: 'https://id.acme.example' });
});

const other = makeCertificate(generateKeyPairSync('rsa-pss', { modulusLength: 2048 }), new Date('2030-01-01'));
const weak = makeCertificate(generateKeyPairSync('rsa', { modulusLength: 1024 }), new Date('2030-01-01'));
it.each([
  ['no XML', 'paste me', 'metadataXml'],
  ['a page that is XML', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', 'metadata'],
  ['a page', '<!doctype html><html><p>Sign in</html>', 'metadataPage'],
  ['XML of another kind', '<feed/>', 'metadata'],
  ['half of it', entity(provider(good + page)).slice(0, 200), 'metadataXml'],
  ['more than 256 KB', `${entity(provider(good + page))}<!--${'x'.repeat(256 * 1024)}-->`, 'metadataLarge'],
  ['a DOCTYPE', `<!DOCTYPE e>${entity(provider(good + page))}`, 'metadataXml'],
  ['metadata of a product such as this', entity('<SPSSODescriptor/>'), 'metadataService'],
  ['metadata of neither', entity(''), 'metadataProvider'],
  [
    'SAML 1.1 alone',
    entity(provider(good + page).replace('SAML:2.0:protocol"', 'SAML:1.1:protocol"')),
    'metadataProvider',
  ],
  [
    'two providers',
    entity(provider(good + page))
      .replace('</Entity', '</Entity')
      .replace(/^(.*)$/s, '<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">$1$1</EntitiesDescriptor>'),
    'metadataSeveral',
  ],
  ['no entity id', entity(provider(good + page), ''), 'metadataEntity'],
  ['an entity id of other letters', entity(provider(good + page), 'entityID="аcme"'), 'metadataEntity'],
  ['too long an entity id', entity(provider(good + page), `entityID="${'a'.repeat(401)}"`), 'metadataEntity'],
  ['too long an address', entity(provider(good + service(`https://a.example/${'a'.repeat(2000)}`))), 'metadataAddress'],
  ['no page to sign in at', entity(provider(good)), 'metadataAddress'],
  [
    'one for posted requests alone',
    entity(provider(good + service('https://a.example', 'HTTP-POST'))),
    'metadataAddress',
  ],
  ['a script for a page', entity(provider(good + service('javascript:alert(1)'))), 'metadataAddress'],
  ['no certificate', entity(provider(page)), 'metadataCertificate'],
  ['a certificate that has ended', entity(provider(certificate(until(2025)) + page)), 'metadataEnded'],
  ['a certificate with a weak key', entity(provider(certificate(weak) + page)), 'metadataKey'],
  ['a certificate with a key of another kind', entity(provider(certificate(other) + page)), 'metadataKey'],
  ['a certificate that is none', entity(provider(certificate('AAAA') + page)), 'metadataUnreadable'],
])('readMetadata refuses %s', (_words, xml, fault) => {
  expect(() => readMetadata(xml, now)).toThrow(expect.objectContaining({ fault }));
});

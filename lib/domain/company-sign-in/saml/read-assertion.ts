import { IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';
import type { SamlSettings } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import { ASSERTION, childrenOf, isElement, parseXml, textOf } from '#/lib/platform/saml/saml-xml.ts';

/** Who must have sent an answer, and who it must be for. */
export interface Trust extends Pick<SamlSettings, 'certificates' | 'emailAttribute'> {
  entityId: string;
  spEntityId: string;
  answerUrl: string;
  requestId: string;
}

/** The person named in a checked assertion. */
export interface Believed {
  assertionId: string;
  expiresAt: Date;
  subject: string;
  email: string;
  /**
   * The attribute that should contain the email address but is missing, so that the address is from the name ID;
   * otherwise null.
   */
  missingAttribute: string | null;
  /** When the person signed in at the provider; null if it doesn't say. */
  authenticatedAt: Date | null;
  givenName: string | undefined;
  familyName: string | undefined;
  name: string | undefined;
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const schemas = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** The attributes that providers use for names: of Entra, then LDAP object identifiers, then plain words. */
const attributes = {
  givenName: [`${schemas}/givenname`, 'urn:oid:2.5.4.42', 'givenName', 'firstName', 'given_name'],
  familyName: [`${schemas}/surname`, 'urn:oid:2.5.4.4', 'sn', 'surname', 'lastName', 'family_name'],
  name: [
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'displayName',
  ],
} as const;

/**
 * Reads a signed assertion. Throws `IssuerFailure` unless it is from the provider, answers a request of this
 * connection, is sent to its address, is currently valid, and names an ASCII email address.
 */
export function readAssertion(xml: string, trust: Trust, { now, skewMs }: { now: Date; skewMs: number }): Believed {
  const assertion = parseXml(xml, XML_BYTES);
  if (!assertion || !isElement(assertion, ASSERTION, 'Assertion')) throw new IssuerFailure('signature');
  const one = (parent: Element, name: string) => childrenOf(parent, ASSERTION, name)[0];
  const assertionId = assertion.getAttribute('ID') ?? '';
  if (textOf(one(assertion, 'Issuer')) !== trust.entityId) throw new IssuerFailure('entity');
  const subject = one(assertion, 'Subject');
  const nameId = subject && one(subject, 'NameID');
  if (!subject || !nameId || nameId.getAttribute('Format') === TRANSIENT) throw new IssuerFailure('nameId');
  const ends = [
    ...confirm(subject, trust, { now, skewMs }),
    ...childrenOf(assertion, ASSERTION, 'Conditions').map((conditions) => conditions.getAttribute('NotOnOrAfter')),
  ].map((text) => Date.parse(text ?? ''));
  const values = attributesOf(assertion);
  const address = trust.emailAttribute === null ? undefined : values.get(trust.emailAttribute);
  const email = address === undefined ? textOf(nameId) : (address ?? '');
  if (!/^[!-~]+@[!-~]+$/.test(email) || email.length > 254) throw new IssuerFailure('email');
  if (!/^[ -~]{1,255}$/.test(textOf(nameId))) throw new IssuerFailure('nameId');
  const first = (names: readonly string[]) => names.map((name) => values.get(name)).find(Boolean) ?? undefined;
  return {
    assertionId,
    expiresAt: new Date(Math.max(...ends) + skewMs),
    subject: textOf(nameId),
    email,
    missingAttribute: address === undefined ? trust.emailAttribute : null,
    authenticatedAt: authenticatedAtOf(one(assertion, 'AuthnStatement')),
    givenName: first(attributes.givenName),
    familyName: first(attributes.familyName),
    name: first(attributes.name),
  };
}

function authenticatedAtOf(statement: Element | undefined): Date | null {
  const instant = Date.parse(statement?.getAttribute('AuthnInstant') ?? '');
  return Number.isNaN(instant) ? null : new Date(instant);
}

/**
 * Returns when each confirmation expires. Every confirmation must be for this URL, this request and the current time.
 */
function confirm(subject: Element, trust: Trust, { now, skewMs }: { now: Date; skewMs: number }): (string | null)[] {
  const confirmations = childrenOf(subject, ASSERTION, 'SubjectConfirmation');
  if (confirmations.length === 0) throw new IssuerFailure('request');
  return confirmations.map((confirmation) => {
    const [data, ...others] = childrenOf(confirmation, ASSERTION, 'SubjectConfirmationData');
    const isBearer = confirmation.getAttribute('Method') === BEARER;
    if (!isBearer || !data || others.length > 0) throw new IssuerFailure('request');
    if (data.getAttribute('Recipient') !== trust.answerUrl) throw new IssuerFailure('destination');
    if (data.getAttribute('InResponseTo') !== trust.requestId) throw new IssuerFailure('request');
    const end = data.getAttribute('NotOnOrAfter');
    // A missing or unreadable end counts as expired.
    if (!(Date.parse(end ?? '') + skewMs > now.getTime())) throw new IssuerFailure('time');
    return end;
  });
}

/** Returns each attribute's only value by name; null for an attribute with several values or none. */
function attributesOf(assertion: Element): Map<string, string | null> {
  const values = new Map<string, string | null>();
  for (const statement of childrenOf(assertion, ASSERTION, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, ASSERTION, 'Attribute')) {
      const name = attribute.getAttribute('Name') ?? '';
      const [value, ...others] = childrenOf(attribute, ASSERTION, 'AttributeValue');
      values.set(name, value && others.length === 0 && !values.has(name) ? textOf(value) : null);
    }
  return values;
}

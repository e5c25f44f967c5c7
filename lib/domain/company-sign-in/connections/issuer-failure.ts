import { message } from '#/lib/words/message.ts';

const words = {
  address: message('company-sign-in.faults.address'),
  silent: message('company-sign-in.faults.silent'),
  issuer: message('company-sign-in.faults.issuer'),
  unfit: message('company-sign-in.faults.unfit'),
  client: message('company-sign-in.faults.client'),
  cancelled: message('company-sign-in.faults.cancelled'),
  token: message('company-sign-in.faults.token'),
  // SAML metadata that can't be used.
  metadata: message('company-sign-in.faults.metadata'),
  metadataSilent: message('company-sign-in.faults.metadataSilent'),
  metadataStatus: message('company-sign-in.faults.metadataStatus'),
  metadataLarge: message('company-sign-in.faults.metadataLarge'),
  metadataPage: message('company-sign-in.faults.metadataPage'),
  metadataXml: message('company-sign-in.faults.metadataXml'),
  metadataService: message('company-sign-in.faults.metadataService'),
  metadataSeveral: message('company-sign-in.faults.metadataSeveral'),
  metadataEntity: message('company-sign-in.faults.metadataEntity'),
  metadataProvider: message('company-sign-in.faults.metadataProvider'),
  metadataAddress: message('company-sign-in.faults.metadataAddress'),
  metadataCertificate: message('company-sign-in.faults.metadataCertificate'),
  metadataUnreadable: message('company-sign-in.faults.metadataUnreadable'),
  metadataEnded: message('company-sign-in.faults.metadataEnded'),
  metadataKey: message('company-sign-in.faults.metadataKey'),
  // SAML answers that are refused.
  xml: message('company-sign-in.faults.xml'),
  destination: message('company-sign-in.faults.destination'),
  entity: message('company-sign-in.faults.entity'),
  assertion: message('company-sign-in.faults.assertion'),
  algorithm: message('company-sign-in.faults.algorithm'),
  signature: message('company-sign-in.faults.signature'),
  audience: message('company-sign-in.faults.audience'),
  time: message('company-sign-in.faults.time'),
  request: message('company-sign-in.faults.token'),
  replay: message('company-sign-in.faults.token'),
  nameId: message('company-sign-in.faults.nameId'),
  email: message('company-sign-in.faults.email'),
} as const;

/** Why an issuer can't be used, or its answer is refused. */
export type IssuerFault = keyof typeof words;

export class IssuerFailure extends Error {
  override name = 'IssuerFailure';
  readonly fault: IssuerFault;
  constructor(fault: IssuerFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Returns a stored fault, or null if it isn't one. */
export function asFault(text: unknown): IssuerFault | null {
  return typeof text === 'string' && Object.hasOwn(words, text) ? (text as IssuerFault) : null;
}

/** Returns, for an administrator, why an issuer can't be used. */
export function issuerWords(fault: IssuerFault): string {
  return words[fault];
}

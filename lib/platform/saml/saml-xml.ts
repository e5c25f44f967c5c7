import { DOMParser } from '@xmldom/xmldom';

export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * Returns the root element of an XML text of up to `most` bytes, or null. Type declarations are refused, because they
 * can name files and expand without limit. Source: docs/security.md, Company sign-in.
 */
export function parseXml(text: string, most: number): Element | null {
  if (Buffer.byteLength(text) > most || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  try {
    const stop = (words: string) => {
      throw new Error(words);
    };
    const parser = new DOMParser({ errorHandler: { warning: stop, error: stop, fatalError: stop } });
    return parser.parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml').documentElement;
  } catch {
    return null;
  }
}

/** Returns whether an element has this namespace and local name. */
export function isElement(element: Element, space: string, name: string): boolean {
  return element.namespaceURI === space && element.localName === name;
}

/** Returns the direct children with a name. */
export function childrenOf(parent: Element, space: string, name: string): Element[] {
  const elements = Array.from(parent.childNodes).filter(({ nodeType }) => nodeType === 1) as Element[];
  return elements.filter((element) => isElement(element, space, name));
}

/** Returns the elements with a name anywhere below one; without a namespace, in any. */
export function allBelow(parent: Element, name: string, space = '*'): Element[] {
  return Array.from(parent.getElementsByTagNameNS(space, name));
}

/** Returns the whole text of an element, ignoring comments within it. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').trim();
}

import { describe, expect, it } from 'vitest';
import { allBelow, childrenOf, isElement, parseXml, textOf } from '#/lib/platform/saml/saml-xml.ts';

const MOST = 200;

describe('a SAML text', () => {
  it('is read as XML, with or without a byte order mark', () => {
    for (const text of ['<a/>', '\uFEFF<a/>', '<?xml version="1.0"?>\n<a/>'])
      expect(parseXml(text, MOST)?.localName).toBe('a');
  });

  it('may be as large as the limit, in bytes', () => {
    const text = `<a>${'ä'.repeat(40)}</a>`;
    expect(parseXml(text, 87)).not.toBeNull();
    expect(parseXml(text, 86)).toBeNull();
  });

  it.each([
    ['a declaration of its type', '<!DOCTYPE a><a/>'],
    ['one in other letters', '<!doctype a><a/>'],
    ['an entity', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'],
    ['an entity alone', '<!ENTITY e "x"><a/>'],
    ['an entity within', '<a><!entity e "x"></a>'],
    ['an entity that is not declared', '<a>&e;</a>'],
    ['no end', '<a>'],
    ['another end', '<a></b>'],
    ['a value without quotes', '<a b=1/>'],
    ['two elements', '<a/><b/>'],
    ['no element', 'hello'],
    ['nothing', ''],
  ])('with %s isn’t XML', (_title, text) => {
    expect(parseXml(text, MOST)).toBeNull();
  });
});

it('an element is found by its namespace, and its text is complete', () => {
  const root = parseXml('<a xmlns="urn:a" xmlns:b="urn:b"> one<!-- two --> three <b:c><c/></b:c><c/></a>', MOST);
  if (!root) throw new Error('no XML');
  expect([isElement(root, 'urn:a', 'a'), isElement(root, 'urn:b', 'a')]).toEqual([true, false]);
  expect(childrenOf(root, 'urn:a', 'c')).toHaveLength(1);
  expect([allBelow(root, 'c').length, allBelow(root, 'c', 'urn:b').length]).toEqual([3, 1]);
  expect([textOf(root), textOf(undefined)]).toEqual(['one three', '']);
});

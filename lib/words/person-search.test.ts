import { describe, expect, it } from 'vitest';
import { holdsName, personText, personWords } from '#/lib/words/person-search.ts';

describe('a search for a person', () => {
  it.each([
    ['Müller Maria', ['muller', 'maria']],
    ['cruz, maria', ['cruz', 'maria']],
    ['cruz,maria', ['cruz', 'maria']],
    ['山田、太郎', ['山田', '太郎']],
    ['山田\u3000太郎', ['山田', '太郎']],
    ["O'Brien", ['obrien']],
    ['O´Brien', ['obrien']],
    ['O`Brien', ['obrien']],
    ['Kaʻahumanu', ['kaahumanu']],
    ['Anne-Marie', ['annemarie']],
    ['maria.cruz@x.test', ['mariacruz@xtest']],
    ['Maria Cruz <maria@x.test>', ['maria@xtest']],
    ['"Cruz, Maria" <Maria@X.test>;', ['maria@xtest']],
    ['Maria Cruz (maria@x.test)', ['maria@xtest']],
    ['Maria Cruz <maria@x.te', ['maria', 'cruz', 'maria@xte']],
    ['<maria@x.test>', ['maria@xtest']],
    ['mailto:maria@x.test', ['maria@xtest']],
    ['MAILTO:maria@x.test?subject=Hi there', ['maria@xtest']],
    ['Maria Cruz <mailto:maria@x.test>', ['maria@xtest']],
    ['Maria (Mia) Cruz', ['maria', '(mia)', 'cruz']],
    ['50% _', ['50%', '_']],
    [' ’ ', ["'"]],
    ["'; --", ["';", '--']],
    [' \u200b ', []],
  ])('%j has the words %j', (typed, words) => expect(personWords(typed)).toEqual(words));

  it.each([
    ['"Cruz, Maria" <maria@x.test>', ['cruz', 'maria']],
    ['Maria Cruz <maria@x.te', ['maria', 'cruz']],
    ['<maria@x.test>', ['maria@xtest']],
  ])('by name only, %j has the words %j', (typed, words) => expect(personWords(typed, 'name')).toEqual(words));
});

/** Searches that find a person, and searches that don't. */
const searches: [name: string, by: string[], notBy?: string[]][] = [
  ['太郎 山田', ['山田太郎', '太郎山田', '山田 太郎', '山田太', '太郎', '山田、太郎'], ['山太', '次郎']],
  ['철수 김', ['김철수', '철수김', '김 철수']],
  ['さくら がくえん', ['がくえんさくら', 'さくらがくえん']],
  ['Taro 山田', ['山田taro', 'taro 山田']],
  ['マイケル ジャクソン', ['マイケル・ジャクソン', 'ｼﾞｬｸｿﾝ']],
  ['Matt Imhof', ['imhof matt'], ['tim', 'mattimhof']],
  ['Jürgen Müller', ['juergen', 'jurgen', 'JÜRGEN', 'Ju\u0308rgen', 'mueller juergen', 'muller juergen'], ['jorgen']],
  ['Juergen Mueller', ['Jürgen', 'jurgen', 'juergen müller']],
  ['Jörg Häß', ['joerg haess', 'jorg hass', 'jörg häß']],
  ['Søren Åge', ['soeren aage', 'soren age', 'Søren']],
  ['Soeren Aage', ['Søren Åge']],
  ['Zoe Weiss', ['zoe weiß', 'zoë'], ['zou']],
  ["Pat O'Brien", ['obrien', "o'brien", 'o’brien', 'O´Brien', 'brien']],
  ['Pat OBrien', ["o'brien"]],
  ['Lani Kaʻahumanu', ['kaahumanu', "ka'ahumanu", 'Kaʻahumanu']],
  ['Anne-Marie Smith-Jones', ['annemarie', 'anne-marie smithjones', 'anne‑marie']],
  ['J.R. Cruz', ['jr cruz', 'j.r.', 'cruz, j']],
  ['Maria Cruz', ['cruz, maria', 'Maria Cruz <maria@x.test>', '"Cruz, Maria" <m@x.test>'], ['maria@x.test', '%', '_']],
];

describe.each(searches)('%s', (name, by, notBy = []) => {
  it.each(by)('is found by %j', (typed) => expect(holdsName(name, typed)).toBe(true));
  it.each(notBy)('isn’t found by %j', (typed) => expect(holdsName(name, typed)).toBe(false));
});

it('a person’s search text contains name and address', () => {
  expect(personText('Maria Cruz', 'Maria.Cruz@x-y.test')).toBe('maria cruz mariacruz@xytest');
});

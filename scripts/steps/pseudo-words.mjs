import fs from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { root } from './places.mjs';

const english = 'lib/words/en';
const folder = 'lib/words/en-XA';

/** Vowels are doubled, so texts are a third longer, like German ones. */
const vowels = { a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù' };
const consonants = 'cgklnrstyzCDGLNRSTYZ';
const lookAlikes = 'çğķļñřšťýžÇÐĞĻÑŘŠŤÝŽ';
const pseudoLetter = (letter) => vowels[letter] ?? lookAlikes[consonants.indexOf(letter)] ?? letter;

/** Makes the texts of `en-XA` from the English ones. */
export function writePseudoWords() {
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, english)).filter((file) => file.endsWith('.json'))) {
    const words = JSON.parse(fs.readFileSync(path.join(root, english, name), 'utf8'));
    fs.writeFileSync(path.join(root, folder, name), `${JSON.stringify(pseudoTree(words), null, 2)}\n`);
  }
}

function pseudoTree(value) {
  if (typeof value === 'string') return pseudoMessage(value);
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, pseudoTree(below)]));
}

/**
 * Returns an ICU message with other letters; its arguments, tags, URLs and email addresses stay.
 * @example pseudoMessage('Hello {name}') // 'Héèļļóò {name}'
 */
export function pseudoMessage(text) {
  return printAST(parse(text).map(pseudoElement));
}

function pseudoElement(element) {
  if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, { value, ...option }]) => [
    name,
    { ...option, value: value.map(pseudoElement) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** URLs and email addresses stay, because tests follow them. */
function pseudoText(text) {
  return text.replace(/\S*(?:@|:\/\/)\S*|[a-z]/gi, (part) => (part.length > 1 ? part : pseudoLetter(part)));
}

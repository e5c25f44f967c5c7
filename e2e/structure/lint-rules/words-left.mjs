// A rule for oxlint: finds sentences in the code that belong in lib/words. In doubt, it reports nothing.

/** Names whose values on screens, in mails and in answers are always for people, even a single word. */
const SHOWN = /^(alt|aria-label|body|caption|description|heading|hint|label|message|placeholder|subject|text|title)$/;
/** Documentation of the API, which is only in English, and names that no one reads. */
const NOT_SHOWN = /^(className|summary|role|type|href|id|key)$/;
const FAULTS = /(Error|Failure)$/;
/** Calls that take documentation, SQL or patterns. */
const NOT_READ = /^(clsx|describe|query|queryRaw|executeRaw|RegExp)$/;

const WORD = /\p{L}{2}/u;
const CAPITALISED = /^[“"(]?\p{Lu}\p{Ll}/u;
const SENTENCE = /^(?:[“"(]?\p{Lu}|\{\}).*(?<![-\w])\p{Ll}{2,}(?![-\w/(=:]).*$/su;
const CODE = /^[A-Z]{3,} |[<>=]|\w\(|^\{\}[^ ]*$|^[\w-]+$|\n/;

const TAG = /<\/?[a-z][^>]*>/;

/** Returns whether a text, or a part between its tags, is a sentence. */
function isSentence(text) {
  if (TAG.test(text)) return text.split(TAG).some((part) => isSentence(part.trim()));
  return text.includes(' ') && SENTENCE.test(text) && !CODE.test(text);
}

function calledName({ callee }) {
  return callee.property?.name ?? callee.name ?? '';
}

/** Returns the name of the property or attribute whose value a node is. */
function nameOf({ type, key, name }) {
  if (type === 'Property') return key.name ?? key.value;
  return type === 'JSXAttribute' ? name.name : null;
}

function isNotRead(parent, node) {
  if (parent.type === 'NewExpression') return FAULTS.test(calledName(parent));
  if (parent.type === 'CallExpression') return NOT_READ.test(calledName(parent));
  if (parent.type === 'Property' && parent.key === node) return true;
  if (/^TS(As|Satisfies|NonNull)Expression$/.test(parent.type)) return false;
  return /^(TS|Import|ExportAll|BinaryExpression|SwitchCase|TaggedTemplate)/.test(parent.type);
}

/** Returns whether people read a value; undefined if its position doesn't tell. */
function isShown(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (isNotRead(at.parent, at)) return false;
    const name = nameOf(at.parent) ?? '';
    if (NOT_SHOWN.test(name)) return false;
    if (SHOWN.test(name)) return true;
    if (/Statement$|Declaration$|^JSXElement|Function/.test(at.parent.type)) return undefined;
  }
  return undefined;
}

function create(context) {
  const report = (node, text) =>
    context.report({ node, message: `Outside lib/words: ${text.trim().replaceAll(/\s+/g, ' ')}` });
  const look = (node, text) => {
    if (!WORD.test(text)) return;
    const visibility = isShown(node);
    if (visibility !== false && (isSentence(text) || (visibility && CAPITALISED.test(text)))) report(node, text);
  };
  const text = (node) => void (WORD.test(node.value) && report(node, node.value));
  const literal = (node) => void (typeof node.value === 'string' && look(node, node.value));
  const template = (node) => look(node, node.quasis.map(({ value }) => value.cooked ?? '').join('{}'));
  return { JSXText: text, Literal: literal, TemplateLiteral: template };
}

export const wordsLeft = { create };

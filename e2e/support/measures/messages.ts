import type { CompiledMessage } from 'icu-minify/format';

interface Tree {
  [key: string]: Tree | string;
}

/** Returns the messages below a part of a catalogue, each with its path. */
export function messagesIn(tree: Tree, above = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : messagesIn(value, `${above}${key}.`),
  );
}

export type Values = Record<string, string | number | Date | ((chunks: unknown) => string)>;

/** Numbers for every plural form and for grouped digits. */
const numbers = [0, 1, 2, 3, 12_345];
const SELECT = 1;
const DATE = 5;

/** Returns sets of values for a message, which together cover every branch with up to five options. */
export function valuesFor(message: CompiledMessage): Values[] {
  return numbers.map((_, at) => {
    const values: Values = {};
    giveNodes(message, values, at);
    return values;
  });
}

/** Adds values for the parts of a message, branch or tag: texts, 0 for the counted number, and nodes. */
function giveNodes(nodes: unknown, values: Values, at: number): void {
  if (Array.isArray(nodes)) for (const node of nodes) if (Array.isArray(node)) giveNode(node, values, at);
}

/** Adds values for a node: `[name]`, `[name, kind, options]`, or for a tag `[name, …nodes]`. */
function giveNode(node: unknown[], values: Values, at: number): void {
  const [name, kind, options] = node;
  const key = String(name);
  if (kind === undefined) values[key] ??= `‹${key}›`;
  else if (typeof kind !== 'number') values[key] = (chunks) => `<${key}>${[chunks].flat().join('')}</${key}>`;
  else if (kind === SELECT) values[key] = Object.keys(Object(options))[at % Object.keys(Object(options)).length] ?? '';
  else if (kind === DATE) values[key] = new Date('2026-03-02');
  else values[key] = numbers[at] ?? 0;
  if (typeof kind !== 'number') giveNodes(node.slice(1), values, at);
  else for (const branch of Object.values(Object(options))) giveNodes(branch, values, at);
}

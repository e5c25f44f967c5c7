import type { Block } from '#/server/embedded/chat/store.ts';

/** Returns why Slack would refuse blocks; null if it accepts them. Source: Slack, Block Kit reference. */
export function faultOf(blocks: unknown, most: 50 | 100): string | null {
  if (!Array.isArray(blocks) || blocks.length === 0) return 'no blocks';
  if (blocks.length > most) return `more than ${most} blocks`;
  const actionIds = blocks.flatMap(actionsOf).map(({ action_id: id }) => id);
  const blockIds = blocks.flatMap(({ block_id: id }) => (id === undefined ? [] : [id]));
  if (new Set(blockIds).size < blockIds.length) return 'a block_id twice';
  const ofActions = blocks
    .filter(({ type }) => type === 'actions')
    .flatMap(actionsOf)
    .map(({ action_id: id }) => id);
  if (new Set(ofActions).size < ofActions.length) return 'an action_id twice';
  if (actionIds.some((id) => typeof id !== 'string' || id.length > 255)) return 'an action_id of the wrong form';
  for (const block of blocks) {
    const fault = faultOfBlock(block);
    if (fault) return `${block.type}: ${fault}`;
  }
  return null;
}

type Fields = Record<string, unknown>;

function actionsOf(block: Block): Fields[] {
  if (block.type === 'actions') return (block.elements as Fields[]) ?? [];
  return block.type === 'input' ? [block.element as Fields] : [];
}

function faultOfBlock(block: Block): string | null {
  const rule = rules[block.type];
  return rule ? rule(block) : 'unknown';
}

const rules: Record<string, (block: Block) => string | null> = {
  header: ({ text }) => plainFault(text, 150),
  section: ({ text }) => plainFault(text, 3000),
  context({ elements }) {
    const list = (elements as unknown[]) ?? [];
    return list.length === 0 || list.length > 10 ? 'elements' : first(list.map((text) => plainFault(text, 3000)));
  },
  actions({ elements }) {
    const list = (elements as Fields[]) ?? [];
    if (list.length === 0 || list.length > 25) return 'elements';
    return first(list.map((element) => (element.type === 'button' ? buttonFault(element) : 'not a button')));
  },
  input({ label, hint, element }) {
    const faults = [plainFault(label, 2000), hint === undefined ? null : plainFault(hint, 2000)];
    return first([...faults, elementFault(element as Fields)]);
  },
};

function buttonFault({ text, value = '', url = '', confirm }: Fields): string | null {
  const dialog = confirm as Fields | undefined;
  const confirmFaults = dialog
    ? [
        plainFault(dialog.title, 100),
        plainFault(dialog.text, 300),
        plainFault(dialog.confirm, 30),
        plainFault(dialog.deny, 30),
      ]
    : [];
  const isLong = String(value).length > 2000 || String(url).length > 3000;
  return first([plainFault(text, 75), isLong ? 'a long value' : null, ...confirmFaults]);
}

function elementFault(element: Fields): string | null {
  if (element.type === 'plain_text_input') return Number(element.max_length) <= 3000 ? null : 'max_length';
  if (element.type !== 'static_select' && element.type !== 'multi_static_select') return 'an unknown element';
  const options = (element.options as Fields[]) ?? [];
  if (options.length === 0 || options.length > 100) return 'options';
  const values = options.map(({ value }) => value);
  if (new Set(values).size < values.length) return 'an option twice';
  const initial = element.initial_option as Fields | undefined;
  if (initial && !options.some((option) => JSON.stringify(option) === JSON.stringify(initial))) return 'initial_option';
  const faults = options.map(
    ({ text, value }) => plainFault(text, 75) ?? (String(value).length > 150 ? 'value' : null),
  );
  return first([plainFault(element.placeholder, 150), ...faults]);
}

function plainFault(text: unknown, most: number): string | null {
  const { type, text: words } = Object(text);
  if (type !== 'plain_text' || typeof words !== 'string') return 'no plain text';
  return words.length === 0 || words.length > most ? `a text of ${words.length} characters` : null;
}

const first = (faults: (string | null)[]) => faults.find((fault) => fault !== null) ?? null;
